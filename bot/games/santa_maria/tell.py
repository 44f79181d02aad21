"""stub"""
def brief(g, seat): return {}
def hints(g, seat): return {}
def lines(v): return []
def facts(v, id): return {}

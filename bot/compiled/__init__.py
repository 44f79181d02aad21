"""How the program is built: setuptools, and where it is asked for, C made of the modules that play games."""

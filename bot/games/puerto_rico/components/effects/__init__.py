"""Kinds of effects, a file each of ours a module."""

from __future__ import annotations

from .base import (
    Effect,
    ExtraTile,
    Final,
    Harbor,
    Market,
    Produce,
    Quarry,
    ScoreBeige,
    ScoreColonists,
    ScoreIsland,
    ScorePoints,
    ScoreProduction,
    SellAgain,
    Staff,
    Store,
    Variety,
    Wharf,
)
from .new_buildings import (
    Aqueduct,
    Barter,
    Church,
    Double,
    Forest,
    GuestHouse,
    Lighthouse,
    OwnMarket,
    ScoreSets,
    SmallWharf,
    Specialty,
    StoreBarrels,
    Union,
)
from .nobles import Chapel, HuntingLodge, Jeweler, LandOffice, ScoreNobles, Supplier, Villa, Zoning

AnyEffect = (
    Produce
    | Market
    | SellAgain
    | ExtraTile
    | Quarry
    | Store
    | Staff
    | Variety
    | Harbor
    | Wharf
    | ScoreProduction
    | ScoreIsland
    | ScoreColonists
    | ScorePoints
    | ScoreBeige
    | Aqueduct
    | Forest
    | Barter
    | StoreBarrels
    | GuestHouse
    | OwnMarket
    | Church
    | SmallWharf
    | Lighthouse
    | Specialty
    | Double
    | Union
    | ScoreSets
    | LandOffice
    | Chapel
    | HuntingLodge
    | Zoning
    | Supplier
    | Villa
    | Jeweler
    | ScoreNobles
)

__all__ = [
    "AnyEffect",
    "Aqueduct",
    "Barter",
    "Chapel",
    "Church",
    "Double",
    "Effect",
    "ExtraTile",
    "Final",
    "Forest",
    "GuestHouse",
    "Harbor",
    "HuntingLodge",
    "Jeweler",
    "LandOffice",
    "Lighthouse",
    "Market",
    "OwnMarket",
    "Produce",
    "Quarry",
    "ScoreBeige",
    "ScoreColonists",
    "ScoreIsland",
    "ScoreNobles",
    "ScorePoints",
    "ScoreProduction",
    "ScoreSets",
    "SellAgain",
    "SmallWharf",
    "Specialty",
    "Staff",
    "Store",
    "StoreBarrels",
    "Supplier",
    "Union",
    "Variety",
    "Villa",
    "Wharf",
    "Zoning",
]

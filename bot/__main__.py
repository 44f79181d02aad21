"""`python -m bot` is the program `caravel`."""

import sys

from .cli import main

sys.exit(main())

"""The pages of the documentation site; make.py makes all of them."""

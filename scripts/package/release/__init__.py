"""Shared by all packages: the platform of a program, the files of a stage folder, archives without times."""

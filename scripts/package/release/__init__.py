"""What the packages have in common: the platform of a program, the files of a stage folder, archives without times."""

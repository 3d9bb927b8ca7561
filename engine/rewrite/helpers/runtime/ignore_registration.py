def ignore_registration(kind, *functions, **options):
    """Paddle's functions for nested values look into no classes of others, so none are told to them."""

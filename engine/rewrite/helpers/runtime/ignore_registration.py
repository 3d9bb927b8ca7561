def ignore_registration(kind, *functions, **options):
    """Ignore the registration of a pytree node."""

def assert_that(condition, message):
    """Assert that `condition` holds."""
    assert condition, message

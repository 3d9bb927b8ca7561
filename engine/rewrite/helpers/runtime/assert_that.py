def assert_that(condition, message):
    assert condition, message

# Run by CPack when it has installed everything into the folder of the package: the command as a link.
if("$ENV{DESTDIR}" STREQUAL "")
  message(FATAL_ERROR "CPack has named no folder; the link would go into this system")
endif()
file(MAKE_DIRECTORY $ENV{DESTDIR}/usr/bin)
file(CREATE_LINK ../lib/paddle-ls/bin/paddle-ls $ENV{DESTDIR}/usr/bin/paddle-ls SYMBOLIC)

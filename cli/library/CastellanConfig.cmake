# Castellan::castellan is the shared library, Castellan::castellan_static the static one, which needs oneTBB, CaDiCaL and the
# C++ standard library to be installed.
include("${CMAKE_CURRENT_LIST_DIR}/CastellanTargets.cmake")

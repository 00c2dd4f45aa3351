# castellan.wasm, the C interface for browsers, and castellan.js, which loads it. Every function that castellan.h
# marks is there under its name; 64-bit integers are BigInts.
add_executable(castellan_wasm ${LIBRARY_SOURCES})
target_link_libraries(castellan_wasm PRIVATE castellan_session)
target_compile_definitions(castellan_wasm PRIVATE CASTELLAN_SOVERSION=${INTERFACE})
set_target_properties(castellan_wasm PROPERTIES OUTPUT_NAME castellan)
target_link_options(castellan_wasm PRIVATE --no-entry -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createCastellan
  -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sWASM_BIGINT
  -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=2GB -sALLOW_TABLE_GROWTH
  -sEXPORTED_RUNTIME_METHODS=ccall,addFunction,UTF8ToString)

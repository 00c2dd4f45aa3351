# Writes a C++ file with the style sheets and scripts of the pages as strings, and with their checksums in the form in which a
# page's content security policy names what may run: base64 of SHA-256.
#
# Usage: cmake -DASSETS=FOLDER -DOUTPUT=FILE -P embed_assets.cmake

# Usage: base64_of_hex(RESULT DIGITS): 64 hexadecimal digits, three bytes at a time.
function(base64_of_hex result digits)
  set(letters "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  set(text "")
  foreach(start RANGE 0 60 6)
    string(SUBSTRING "${digits}0000" ${start} 6 three_bytes)
    foreach(shift 18 12 6 0)
      math(EXPR place "(0x${three_bytes} >> ${shift}) & 63")
      string(SUBSTRING "${letters}" ${place} 1 letter)
      string(APPEND text "${letter}")
    endforeach()
  endforeach()
  # The last byte was none.
  string(SUBSTRING "${text}" 0 43 text)
  set(${result} "${text}=" PARENT_SCOPE)
endfunction()

set(source "#include \"cli/pages/assets.hpp\"\n\nnamespace castellan::cli {\n")
# Usage: embed(NAME FILE…): the files, one after the other, as one text.
function(embed name)
  set(text "")
  foreach(asset ${ARGN})
    file(READ ${ASSETS}/${asset} part)
    string(APPEND text "${part}")
  endforeach()
  string(SHA256 digits "${text}")
  base64_of_hex(checksum ${digits})
  string(APPEND source "\nconst Asset ${name} = {R\"asset(${text})asset\",\n  \"sha256-${checksum}\"};\n")
  set(source "${source}" PARENT_SCOPE)
endfunction()

embed(kStyle page.css replay.css plot.css)
embed(kScript table.js replay.js)
file(WRITE ${OUTPUT} "${source}\n}  // namespace castellan::cli\n")

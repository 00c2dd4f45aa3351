// A certificate on its way to a file: under a temporary name until it is whole.

#pragma once

#include <zlib.h>

#include <string>
#include <string_view>

namespace castellan::cli {

class CertificateFile {
 public:
  /// @param path Ends with ".gz" if it is to be compressed by gzip.
  /// @throws OutputError if no file can be made beside it.
  explicit CertificateFile(std::string path);
  /// Removes what was written, unless it was finished.
  ~CertificateFile();
  CertificateFile(const CertificateFile&) = delete;
  CertificateFile& operator=(const CertificateFile&) = delete;

  /// @throws OutputError
  void write(std::string_view text);
  /// Gives the file its name. Nothing may be written after it. @throws OutputError
  void finish();

 private:
  [[noreturn]] void fail() const;

  std::string path_;
  std::string temporary_path_;
  gzFile file_;
};

}  // namespace castellan::cli

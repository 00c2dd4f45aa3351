#include "cli/certificates/certificate_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "cli/process/errors.hpp"

namespace castellan::cli {

CertificateFile::CertificateFile(std::string path)
    : path_(std::move(path)),
      temporary_path_(path_ + "." + std::to_string(::getpid()) + ".part"),
      file_(gzopen(temporary_path_.c_str(), path_.ends_with(".gz") ? "wbe" : "wbeT")) {
  if (file_ == nullptr) fail();
}

CertificateFile::~CertificateFile() {
  if (file_ != nullptr) gzclose(file_);
  if (!temporary_path_.empty()) std::remove(temporary_path_.c_str());
}

void CertificateFile::write(std::string_view text) {
  if (gzfwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
}

void CertificateFile::finish() {
  if (gzclose(std::exchange(file_, nullptr)) != Z_OK) fail();
  if (std::rename(temporary_path_.c_str(), path_.c_str()) != 0) fail();
  temporary_path_.clear();
}

void CertificateFile::fail() const {
  throw OutputError("cannot write the certificate " + path_ + ": " + std::strerror(errno));
}

}  // namespace castellan::cli

// A Unix socket that its owner alone may use.

#pragma once

#include <string>

namespace castellan::cli::serve {

class UnixSocket {
 public:
  /// Listens at `path`. What a server left there that has ended is replaced.
  /// @throws core::InputError if that cannot be: something else is there, another server listens, the folder cannot be
  ///         written to, the path is longer than the system allows.
  explicit UnixSocket(std::string path);
  /// Closes it and removes it from its folder.
  ~UnixSocket();
  UnixSocket(const UnixSocket&) = delete;
  UnixSocket& operator=(const UnixSocket&) = delete;

  /// Readable when a client is there.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// The client's descriptor; below 0 if it has gone, or is not of the same user.
  [[nodiscard]] int accept() const;

 private:
  std::string path_;
  int descriptor_ = -1;
};

}  // namespace castellan::cli::serve

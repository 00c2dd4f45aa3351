#include "cli/serve/unix_socket.hpp"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "core/input_error.hpp"

namespace castellan::cli::serve {

namespace {

[[noreturn]] void fail(const std::string& path, const std::string& problem) {
  throw core::InputError("cannot listen at " + path + ": " + problem);
}

[[noreturn]] void fail(const std::string& path, int error_number) {
  fail(path, std::generic_category().message(error_number));
}

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path) {
    fail(path, "expected a path of 1 to " + std::to_string(sizeof address.sun_path - 1) + " bytes");
  }
  std::memcpy(address.sun_path, path.data(), path.size());
  return address;
}

const sockaddr* generic(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

int new_socket(const std::string& path) {
  const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) fail(path, errno);
  return descriptor;
}

/// Removes the socket of a server that has ended.
void clear_way(const std::string& path, const sockaddr_un& address) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) return;
  if (!S_ISSOCK(found.st_mode)) fail(path, "something else is there");
  const int descriptor = new_socket(path);
  const bool is_answered = ::connect(descriptor, generic(address), sizeof address) == 0 || errno != ECONNREFUSED;
  ::close(descriptor);
  if (is_answered) fail(path, "another server listens there");
  ::unlink(path.c_str());
}

}  // namespace

UnixSocket::UnixSocket(std::string path) : path_(std::move(path)) {
  constexpr mode_t kOwnerAlone = 0177;
  constexpr int kMostInLine = 64;
  const sockaddr_un address = address_of(path_);
  clear_way(path_, address);
  const int descriptor = new_socket(path_);
  const mode_t before = ::umask(kOwnerAlone);
  const bool is_bound = ::bind(descriptor, generic(address), sizeof address) == 0;
  const int problem = errno;
  ::umask(before);
  if (!is_bound || ::listen(descriptor, kMostInLine) != 0) {
    ::close(descriptor);
    fail(path_, problem);
  }
  descriptor_ = descriptor;
}

UnixSocket::~UnixSocket() {
  ::close(descriptor_);
  ::unlink(path_.c_str());
}

int UnixSocket::accept() const {
  const int client = ::accept4(descriptor_, nullptr, nullptr, SOCK_CLOEXEC);
  if (client < 0) return client;
  ucred peer{};
  socklen_t size = sizeof peer;
  if (::getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid()) return client;
  ::close(client);
  return -1;
}

}  // namespace castellan::cli::serve

// Moves lines between clients and workers: one thread reads and writes for all clients and never waits for one of them.

#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/serve/client.hpp"
#include "cli/serve/unix_socket.hpp"
#include "cli/serve/workers.hpp"
#include "solver/limits.hpp"

struct pollfd;

namespace castellan::cli::serve {

/// The protocol's version, in the greeting.
inline constexpr int kProtocol = 1;

class Server {
 public:
  /// @param threads Requests answered at once.
  /// @param most    Limits that no request may exceed.
  Server(int threads, const solver::Limits& most);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Serves one client until its input ends and all is answered, or the process is interrupted.
  /// @throws OutputError if `out` cannot be written to.
  void serve(int in, int out);
  /// Serves all that come, until the process is interrupted.
  void serve(const UnixSocket& socket);

 private:
  static constexpr std::size_t kMostClients = 64;

  void add_client(int in, int out);
  void run(const UnixSocket* socket);
  [[nodiscard]] std::vector<pollfd> waits(const UnixSocket* socket) const;
  void move(const std::vector<pollfd>& waits);
  void take_lines(ClientNumber number, Client& client);
  void take(ClientNumber number, Client& client, const Client::Line& line);
  void hand_out();
  void leave(ClientNumber number);
  void say_goodbye();

  int threads_;
  solver::Limits most_;
  bool is_socket_ = false;
  std::map<ClientNumber, Client> clients_;
  ClientNumber next_client_ = 1;
  int write_error_ = 0;  ///< The errno of the client on the standard streams, if it has gone.
  std::array<int, 2> wake_ = {-1, -1};
  std::unique_ptr<Workers> workers_;
};

}  // namespace castellan::cli::serve

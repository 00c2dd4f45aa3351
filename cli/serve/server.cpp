#include "cli/serve/server.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/process/version.hpp"

namespace castellan::cli::serve {

namespace {

std::string greeting(int threads, const solver::Limits& most) {
  const auto seconds = most.max_seconds ? nlohmann::ordered_json(*most.max_seconds) : nlohmann::ordered_json();
  const nlohmann::ordered_json greeting = {
      {"castellan", kVersion},
      {"protocol", kProtocol},
      {"threads", threads},
      {"limits", {{"positions", most.max_positions}, {"seconds", seconds}, {"memory", most.max_memory}}},
      {"unanswered", Client::kMostUnanswered}};
  return greeting.dump() + "\n";
}

/// The waits of the process itself come first.
constexpr std::size_t kWake = 0;
constexpr std::size_t kInterrupt = 1;
constexpr std::size_t kNewClient = 2;
constexpr std::size_t kClients = 3;

}  // namespace

Server::Server(int threads, const solver::Limits& most) : threads_(threads), most_(most) {
  if (::pipe2(wake_.data(), O_CLOEXEC | O_NONBLOCK) != 0)
    throw std::system_error(errno, std::generic_category(), "pipe2");
  workers_ = std::make_unique<Workers>(threads, [end = wake_[1]] {
    constexpr char kByte = 0;
    [[maybe_unused]] const ssize_t written = ::write(end, &kByte, 1);  // A full pipe wakes as well.
  });
}

Server::~Server() {
  workers_.reset();
  while (!clients_.empty()) leave(clients_.begin()->first);
  for (const int end : wake_) ::close(end);
}

void Server::serve(int in, int out) {
  add_client(in, out);
  run(nullptr);
  if (write_error_ != 0) throw OutputError(write_error_);
}

void Server::serve(const UnixSocket& socket) {
  is_socket_ = true;
  run(&socket);
}

void Server::add_client(int in, int out) {
  const auto [client, is_new] = clients_.emplace(next_client_++, Client(in, out));
  client->second.send(greeting(threads_, most_));
}

void Server::run(const UnixSocket* socket) {
  while (!interrupted() && (socket != nullptr || !clients_.empty())) {
    std::vector<pollfd> waits = this->waits(socket);
    if (::poll(waits.data(), waits.size(), -1) < 0 && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "poll");
    }
    if (waits[kWake].revents != 0) {
      std::array<char, 4096> bytes;
      [[maybe_unused]] const ssize_t count = ::read(wake_[0], bytes.data(), bytes.size());
    }
    move(waits);
    hand_out();
    if (socket != nullptr && waits[kNewClient].revents != 0) {
      if (const int client = socket->accept(); client >= 0) add_client(client, client);
    }
  }
  if (interrupted()) say_goodbye();
}

std::vector<pollfd> Server::waits(const UnixSocket* socket) const {
  std::vector<pollfd> waits(kClients);
  waits[kWake] = {.fd = wake_[0], .events = POLLIN, .revents = 0};
  waits[kInterrupt] = {.fd = interrupt_descriptor(), .events = POLLIN, .revents = 0};
  const bool is_open = socket != nullptr && clients_.size() < kMostClients;
  waits[kNewClient] = {.fd = is_open ? socket->descriptor() : -1, .events = POLLIN, .revents = 0};
  for (const auto& [number, client] : clients_) {
    waits.push_back({.fd = client.wants_to_read() ? client.in() : -1, .events = POLLIN, .revents = 0});
    // Without anything to write it still tells when the reader has gone, but not that it closed its own side alone.
    waits.push_back(
        {.fd = client.out(), .events = static_cast<short>(client.wants_to_write() ? POLLOUT : 0), .revents = 0});
  }
  return waits;
}

void Server::move(const std::vector<pollfd>& waits) {
  std::size_t place = kClients;
  for (auto client = clients_.begin(); client != clients_.end();) {
    const auto number = client->first;
    Client& here = (client++)->second;
    const pollfd& in = waits[place++];
    const pollfd& out = waits[place++];
    // A side that is closed for both directions is no reader any more; a client that has just said all is still one.
    int problem = (out.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0 ? EPIPE : 0;
    if (in.revents != 0) here.read_some();
    if (problem == 0 && (out.revents & POLLOUT) != 0 && !here.write_some()) problem = errno;
    if (problem == 0) take_lines(number, here);
    if (!is_socket_) write_error_ = problem;
    if (problem != 0 || here.is_finished()) leave(number);
  }
}

void Server::take_lines(ClientNumber number, Client& client) {
  while (const auto line = client.next_line()) take(number, client, *line);
}

void Server::take(ClientNumber number, Client& client, const Client::Line& line) {
  if (line.too_long) {
    return client.send(error_line("null", "longer than " + std::to_string(Client::kLongestLine) + " bytes"));
  }
  try {
    Request request = parse_request(line.text, most_);
    if (request.kind == Request::Kind::kCancel) {
      const bool was_there = workers_->cancel(number, request.other_id);
      return client.send(answer_line(request.id, was_there ? R"({"cancelled":true})" : R"({"cancelled":false})"));
    }
    if (!client.open(request.id)) return client.send(error_line(request.id, "a request of this id is under way"));
    workers_->add(number, std::move(request));
  } catch (const BadRequest& error) {
    client.send(error_line(error.id, error.what()));
  }
}

void Server::hand_out() {
  for (const Done& done : workers_->take_done()) {
    const auto client = clients_.find(done.client);
    if (client == clients_.end()) continue;
    client->second.close(done.id);
    client->second.send(done.reply);
  }
  for (auto client = clients_.begin(); client != clients_.end();) {
    const auto number = client->first;
    Client& here = (client++)->second;
    // There may be room again for lines that came before.
    take_lines(number, here);
    // Most replies fit at once.
    const bool is_there = !is_socket_ || !here.wants_to_write() || here.write_some();
    if (!is_there || here.is_finished()) leave(number);
  }
}

void Server::leave(ClientNumber number) {
  const auto client = clients_.find(number);
  if (workers_) workers_->drop(number);
  if (is_socket_) ::close(client->second.in());
  clients_.erase(client);
}

void Server::say_goodbye() {
  constexpr std::chrono::seconds kPatience{1};
  constexpr int kLookEvery = 20;  // Milliseconds.
  workers_->cancel_all("the server ends");
  for (auto& [number, client] : clients_) client.end_input();
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!clients_.empty() && std::chrono::steady_clock::now() < end) {
    std::vector<pollfd> waits = this->waits(nullptr);
    waits[kInterrupt].fd = -1;
    ::poll(waits.data(), waits.size(), kLookEvery);
    move(waits);
    hand_out();
  }
}

}  // namespace castellan::cli::serve

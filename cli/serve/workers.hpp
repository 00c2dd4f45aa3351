// The threads that answer requests, and the requests that wait for them. Clients take turns: one that asks much delays
// itself, not the others.

#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/serve/clerk.hpp"
#include "cli/serve/request.hpp"

namespace castellan::cli::serve {

using ClientNumber = std::uint64_t;

/// A request that has its reply.
struct Done {
  ClientNumber client = 0;
  std::string id;
  std::string reply;
};

class Workers {
 public:
  /// @param threads At least 1.
  /// @param wake    Called by a worker when something is done.
  Workers(int threads, std::function<void()> wake);
  /// Ends what is being answered.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void add(ClientNumber client, Request request);
  /// Has a request of this client answered by an error, as soon as that can be. @return whether there is such a one.
  bool cancel(ClientNumber client, const std::string& id);
  /// The same for all requests of all clients.
  void cancel_all(const std::string& reason);
  /// Forgets the requests of a client that has gone.
  void drop(ClientNumber client);
  /// What has been done since it was called last.
  [[nodiscard]] std::vector<Done> take_done();

 private:
  struct Worker {
    Clerk clerk;
    std::optional<std::pair<ClientNumber, std::string>> at;  ///< The request under way.
    bool is_dropped = false;                                 ///< Nobody wants its reply.
    std::string problem;                                     ///< The reply in its place, if it was cancelled.
    std::thread thread;
  };

  void work(Worker& worker);
  std::optional<std::pair<ClientNumber, Request>> next();
  void stop(Worker& worker, const std::string& reason);
  void finish(ClientNumber client, const std::string& id, std::string reply);

  std::mutex mutex_;  ///< Of everything below.
  std::condition_variable something_to_do_;
  std::map<ClientNumber, std::deque<Request>> waiting_;
  ClientNumber last_served_ = 0;
  std::vector<Done> done_;
  bool is_ended_ = false;
  std::function<void()> wake_;
  std::deque<Worker> workers_;
};

}  // namespace castellan::cli::serve

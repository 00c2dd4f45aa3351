#include "cli/serve/workers.hpp"

#include <algorithm>
#include <system_error>

namespace castellan::cli::serve {

Workers::Workers(int threads, std::function<void()> wake) : wake_(std::move(wake)) {
  for (int i = 0; i < threads; ++i) {
    Worker& worker = workers_.emplace_back();
    try {
      worker.thread = std::thread([this, &worker] { work(worker); });
    } catch (const std::system_error&) {  // No thread for one more: fewer do the same.
      const std::lock_guard lock(mutex_);
      workers_.pop_back();
      if (workers_.empty()) throw;
      return;
    }
  }
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    is_ended_ = true;
    waiting_.clear();
    for (Worker& worker : workers_) worker.clerk.stop = true;
  }
  something_to_do_.notify_all();
  for (Worker& worker : workers_) worker.thread.join();
}

void Workers::add(ClientNumber client, Request request) {
  {
    const std::lock_guard lock(mutex_);
    waiting_[client].push_back(std::move(request));
  }
  something_to_do_.notify_one();
}

bool Workers::cancel(ClientNumber client, const std::string& id) {
  const std::lock_guard lock(mutex_);
  const std::string reason = "cancelled";
  for (Worker& worker : workers_) {
    if (worker.at != std::pair(client, id)) continue;
    stop(worker, reason);
    return true;
  }
  const auto line = waiting_.find(client);
  if (line == waiting_.end()) return false;
  const auto request = std::ranges::find(line->second, id, &Request::id);
  if (request == line->second.end()) return false;
  line->second.erase(request);
  if (line->second.empty()) waiting_.erase(line);
  finish(client, id, error_line(id, reason));
  return true;
}

void Workers::cancel_all(const std::string& reason) {
  const std::lock_guard lock(mutex_);
  for (Worker& worker : workers_) stop(worker, reason);
  for (const auto& [client, requests] : waiting_) {
    for (const Request& request : requests) finish(client, request.id, error_line(request.id, reason));
  }
  waiting_.clear();
}

void Workers::drop(ClientNumber client) {
  const std::lock_guard lock(mutex_);
  waiting_.erase(client);
  for (Worker& worker : workers_) {
    if (!worker.at || worker.at->first != client) continue;
    worker.clerk.stop = true;
    worker.is_dropped = true;
  }
}

std::vector<Done> Workers::take_done() {
  const std::lock_guard lock(mutex_);
  return std::exchange(done_, {});
}

void Workers::work(Worker& worker) {
  std::unique_lock lock(mutex_);
  for (;;) {
    something_to_do_.wait(lock, [&] { return is_ended_ || !waiting_.empty(); });
    if (is_ended_) return;
    auto [client, request] = *next();
    worker.at = {client, request.id};
    lock.unlock();
    std::string reply = worker.clerk.reply(request);
    lock.lock();
    if (!worker.problem.empty()) reply = error_line(request.id, std::exchange(worker.problem, {}));
    if (!std::exchange(worker.is_dropped, false)) finish(client, request.id, std::move(reply));
    worker.at.reset();
    if (!is_ended_) worker.clerk.stop = false;
  }
}

std::optional<std::pair<ClientNumber, Request>> Workers::next() {
  if (waiting_.empty()) return std::nullopt;
  auto line = waiting_.upper_bound(last_served_);
  if (line == waiting_.end()) line = waiting_.begin();
  std::pair<ClientNumber, Request> next = {line->first, std::move(line->second.front())};
  last_served_ = line->first;
  line->second.pop_front();
  if (line->second.empty()) waiting_.erase(line);
  return next;
}

void Workers::stop(Worker& worker, const std::string& reason) {
  if (!worker.at) return;
  worker.problem = reason;
  worker.clerk.stop = true;
}

void Workers::finish(ClientNumber client, const std::string& id, std::string reply) {
  done_.push_back({client, id, std::move(reply)});
  wake_();
}

}  // namespace castellan::cli::serve

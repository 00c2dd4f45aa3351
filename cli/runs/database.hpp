// SQLite as far as run files need it: a connection that alone uses its file, and statements that clean up after
// themselves. Every failure is an exception that names the file: core::InputError if the file cannot be used,
// OutputError if it cannot be written.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace castellan::cli::runs {

class Database {
 public:
  enum class Access : std::uint8_t { kCreate, kExisting };

  /// Opens the file, or creates it, and locks it until it is closed; the lock of a process that has died is none.
  Database(const std::string& path, Access access);

  [[nodiscard]] const std::string& path() const { return path_; }
  /// Runs SQL that returns no rows.
  void execute(const char* sql) const;
  /// The value of a pragma or of another query of one number.
  [[nodiscard]] std::int64_t number(std::string_view sql) const;

  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  /// Throws what this result code of SQLite means here.
  [[noreturn]] void fail(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };

  std::string path_;
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement. Values are bound in the order of its question marks; texts and blobs must live until the
/// next `start`.
class Statement {
 public:
  Statement(const Database& database, std::string_view sql);

  /// Makes it ready to run anew, with these values.
  template <typename... Values>
  Statement& start(const Values&... values) {
    reset();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  /// Goes to the next row; false when there is none.
  bool step();
  /// Runs a statement that returns no rows.
  template <typename... Values>
  void run(const Values&... values) {
    start(values...).step();
    reset();
  }

  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::uint64_t whole(int column) const { return static_cast<std::uint64_t>(integer(column)); }
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool is_null(int column) const;
  /// Until the next step.
  [[nodiscard]] std::string_view text(int column) const;
  /// Until the next step.
  [[nodiscard]] std::span<const std::byte> blob(int column) const;

 private:
  void reset();
  void bind(int place, std::uint64_t value);
  void bind(int place, double value);
  void bind(int place, std::string_view value);
  void bind(int place, std::span<const std::byte> value);
  template <typename Value>
  void bind(int place, const std::optional<Value>& value) {
    if (value) bind(place, *value);
  }
  void check(int code) const;

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  const Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// Everything written while it lives is kept together by `commit`, or else undone.
class Transaction {
 public:
  explicit Transaction(const Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  const Database& database_;
  bool is_open_ = true;
};

}  // namespace castellan::cli::runs

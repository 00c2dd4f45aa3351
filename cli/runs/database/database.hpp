// SQLite as far as run files need it: a connection that alone uses its file, and statements that clean up after
// themselves. Every failure is an exception that names the file: core::InputError if the file cannot be used or is
// damaged, OutputError if it cannot be written any further.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "cli/runs/database/checksum.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace castellan::cli::runs {

class Database {
 public:
  enum class Access : std::uint8_t { kRead, kWrite, kCreate };

  /// Opens the file, or creates it, and locks it until it is closed; the lock of a process that has died is none.
  /// @param path Of a file, whatever its name: SQLite would take some for databases in memory and for URIs.
  /// @throws UsageError if it is empty.
  Database(const std::string& path, Access access);

  [[nodiscard]] const std::string& path() const { return path_; }
  /// Whether there are no tables in it: it is of 0 bytes, or was never written.
  [[nodiscard]] bool is_empty() const { return number("SELECT count(*) FROM sqlite_schema") == 0; }
  /// Runs SQL that returns no rows.
  void execute(const char* sql) const;
  /// The value of a pragma or of another query of one number.
  [[nodiscard]] std::int64_t number(std::string_view sql) const;

  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  /// Throws what this result code of SQLite means here.
  [[noreturn]] void fail(int code) const;
  /// @throws core::InputError "FILE is damaged: …".
  [[noreturn]] void damaged(std::string_view what) const;

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
  /// The same with the values of a tuple.
  template <typename... Values>
  void run(const std::tuple<Values...>& values) {
    std::apply([this](const Values&... each) { run(each...); }, values);
  }

  [[nodiscard]] std::int64_t integer(int column) const;
  /// A number that was bound as a std::uint64_t.
  /// @throws core::InputError if there is none.
  [[nodiscard]] std::uint64_t whole(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool is_null(int column) const;
  /// Until the next step.
  [[nodiscard]] std::string_view text(int column) const;
  /// Until the next step.
  [[nodiscard]] std::span<const std::byte> blob(int column) const;
  /// Adds the columns of this row from one to the one before another, as their values were when they were bound.
  void add_to(Checksum& checksum, int begin, int end) const;

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

  /// @throws OutputError if the file is not where it was: what is written would be lost.
  void commit();

 private:
  const Database& database_;
  bool is_open_ = true;
};

}  // namespace castellan::cli::runs

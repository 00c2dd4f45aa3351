#include "cli/runs/database.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>

#include "cli/process/errors.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::string& path, Access access) : path_(path) {
  sqlite3* handle = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (access == Access::kCreate ? SQLITE_OPEN_CREATE : 0);
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(code);
  sqlite3_extended_result_codes(handle, 1);
  // Once taken, the lock is kept until the file is closed. It is one of the operating system, which frees it when a
  // process ends, however it ends.
  execute("PRAGMA locking_mode = EXCLUSIVE");
}

void Database::execute(const char* sql) const {
  const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Database::number(std::string_view sql) const {
  Statement statement(*this, sql);
  return statement.step() ? statement.integer(0) : 0;
}

void Database::fail(int code) const {
  const int system_error = sqlite3_system_errno(handle());
  std::string reason = sqlite3_errmsg(handle());
  if (system_error != 0) reason = std::generic_category().message(system_error);
  constexpr int kPrimaryCode = 0xff;
  switch (code & kPrimaryCode) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: throw core::InputError(path_ + " is in use by another process");
    case SQLITE_NOTADB: throw core::InputError(path_ + " is no run file: it is not a database");
    case SQLITE_CORRUPT: throw core::InputError(path_ + " is damaged: " + sqlite3_errmsg(handle()));
    case SQLITE_CANTOPEN: throw core::InputError("cannot open " + path_ + ": " + reason);
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_READONLY: throw OutputError("cannot write " + path_ + ": " + reason + "; what it holds is kept");
    default: throw std::runtime_error(path_ + ": " + reason);
  }
}

Statement::Statement(const Database& database, std::string_view sql) : database_(&database) {
  sqlite3_stmt* statement = nullptr;
  check(sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr));
  statement_.reset(statement);
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  database_->fail(code);
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }
double Statement::real(int column) const { return sqlite3_column_double(statement_.get(), column); }
bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

std::string_view Statement::text(int column) const {
  const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::span<const std::byte> Statement::blob(int column) const {
  const auto* const bytes = static_cast<const std::byte*>(sqlite3_column_blob(statement_.get(), column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

// SQLite's integers are signed; numbers of 2^63 and more keep their bits.
void Statement::bind(int place, std::uint64_t value) {
  check(sqlite3_bind_int64(statement_.get(), place, static_cast<std::int64_t>(value)));
}

void Statement::bind(int place, double value) { check(sqlite3_bind_double(statement_.get(), place, value)); }

void Statement::bind(int place, std::string_view value) {
  check(sqlite3_bind_text(statement_.get(), place, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
}

void Statement::bind(int place, std::span<const std::byte> value) {
  // Without bytes there may be no address, which SQLite would take for NULL.
  static constexpr std::byte kNothing{};
  const std::byte* const bytes = value.empty() ? &kNothing : value.data();
  check(sqlite3_bind_blob(statement_.get(), place, bytes, static_cast<int>(value.size()), SQLITE_STATIC));
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) database_->fail(code);
}

Transaction::Transaction(const Database& database) : database_(database) { database.execute("BEGIN IMMEDIATE"); }

Transaction::~Transaction() {
  // A failed write may have undone everything already; then there is nothing left to undo.
  if (is_open_) sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  database_.execute("COMMIT");
  is_open_ = false;
}

}  // namespace castellan::cli::runs

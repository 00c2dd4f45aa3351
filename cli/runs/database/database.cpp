#include "cli/runs/database/database.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <filesystem>
#include <new>
#include <string>
#include <system_error>

#include "cli/process/errors.hpp"
#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

[[noreturn]] void cannot_open(const std::string& path, int error_number) {
  throw core::InputError("cannot open " + path + ": " + std::generic_category().message(error_number));
}

/// What stands in the way of using a file, in the system's own words: SQLite knows them only in part.
void check_file(const std::string& path, Database::Access access) {
  if (path.empty()) throw UsageError("a run file must have a name");
  const bool is_written = access != Database::Access::kRead;
  const int flags = (is_written ? O_RDWR : O_RDONLY) | (access == Database::Access::kCreate ? O_CREAT : 0);
  struct stat status = {};
  if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
    throw core::InputError("cannot open " + path +
                           (S_ISDIR(status.st_mode) ? ": it is a directory" : ": it is no regular file"));
  }
  const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  if (descriptor < 0) cannot_open(path, errno);
  ::close(descriptor);
  const std::string folder = std::filesystem::path(path).parent_path();
  // SQLite writes a journal beside the file.
  if (is_written && ::faccessat(AT_FDCWD, folder.empty() ? "." : folder.c_str(), W_OK, AT_EACCESS) != 0) {
    throw core::InputError("cannot write in the directory of " + path + ": " + std::generic_category().message(errno));
  }
}

[[noreturn]] void throw_moved(const Database& database) {
  throw OutputError(database.path() + " was moved or removed while it was written");
}

/// The number that consists of these decimal digits.
std::optional<std::uint64_t> number_in(std::string_view digits) {
  std::uint64_t number = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stopped, error] = std::from_chars(digits.data(), end, number);
  return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Database::Database(const std::string& path, Access access) : path_(path) {
  check_file(path, access);
  const std::string name = path.starts_with('/') ? path : "./" + path;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) fail(code);
  sqlite3_extended_result_codes(handle, 1);
  // No value of a run file is longer, whatever a damaged one says.
  constexpr int kLongestValue = 1 << 28;
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLongestValue);
  // Once taken, the lock is kept until the file is closed. It is one of the operating system, which frees it when a
  // process ends, however it ends.
  execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON");
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
  const std::string message = sqlite3_errmsg(handle());
  const int system_error = sqlite3_system_errno(handle());
  const std::string reason = system_error != 0 ? std::generic_category().message(system_error) : message;
  switch (code) {
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_FSTAT: throw core::InputError("cannot read " + path_ + ": " + reason);
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_RDLOCK: throw core::InputError("cannot lock " + path_ + ": " + reason);
    // Before it was opened it could be written, so this is what its header says.
    case SQLITE_READONLY: damaged(message);
    case SQLITE_READONLY_DBMOVED: throw_moved(*this);
    default: break;
  }
  constexpr int kPrimaryCode = 0xff;
  switch (code & kPrimaryCode) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: throw core::InputError(path_ + " is in use by another process");
    case SQLITE_NOTADB: throw core::InputError(path_ + " is no run file: it is not a database");
    case SQLITE_CANTOPEN: throw core::InputError("cannot open " + path_ + ": " + reason);
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_READONLY: throw OutputError("cannot write " + path_ + ": " + reason + "; what it holds is kept");
    case SQLITE_NOMEM: throw std::bad_alloc();
    // The program's own SQL is right; it is the file that does not fit it.
    default: damaged(core::quoted(message));
  }
}

void Database::damaged(std::string_view what) const {
  throw core::InputError(path_ + " is damaged: " + std::string(what));
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

std::uint64_t Statement::whole(int column) const {
  switch (sqlite3_column_type(statement_.get(), column)) {
    case SQLITE_INTEGER:
      if (integer(column) >= 0) return static_cast<std::uint64_t>(integer(column));
      break;
    case SQLITE_TEXT:
      if (const auto number = number_in(text(column))) return *number;
      break;
    default: break;
  }
  database_->damaged("a whole number was expected, not " + core::quoted(text(column)));
}

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

void Statement::add_to(Checksum& checksum, int begin, int end) const {
  for (int column = begin; column < end; ++column) {
    switch (sqlite3_column_type(statement_.get(), column)) {
      case SQLITE_INTEGER: checksum.add(integer(column)); break;
      case SQLITE_FLOAT: checksum.add(real(column)); break;
      case SQLITE_TEXT: checksum.add(text(column)); break;
      case SQLITE_BLOB: checksum.add(blob(column)); break;
      default: checksum.add_null();
    }
  }
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int place, std::uint64_t value) {
  if (value <= kLargestInteger) {
    check(sqlite3_bind_int64(statement_.get(), place, static_cast<std::int64_t>(value)));
    return;
  }
  const std::string digits = std::to_string(value);
  check(sqlite3_bind_text(statement_.get(), place, digits.data(), static_cast<int>(digits.size()), SQLITE_TRANSIENT));
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
  int has_moved = 0;
  sqlite3_file_control(database_.handle(), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (has_moved != 0) throw_moved(database_);
}

}  // namespace castellan::cli::runs

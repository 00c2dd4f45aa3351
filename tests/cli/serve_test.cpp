// `castellan serve` as its clients see it.

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

namespace castellan::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Every line is an object.
std::vector<Json> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<Json> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(Json::parse(line));
  return lines;
}

/// The replies to these lines by their ids; those without one under "null". The greeting is left out.
std::map<std::string, Json> replies_to(const std::string& input, Words words = {}) {
  words.insert(words.begin(), "serve");
  const Ended ended = run(words, {.input = input});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  std::map<std::string, Json> replies;
  for (const Json& line : lines_of(ended.out)) {
    if (line.contains("id")) replies[line["id"].dump()] = line;
  }
  return replies;
}

Json comparable(Json answer) {
  answer.erase("cpu_ms");
  answer["deal"].erase("source");
  return answer;
}

TEST(Serve, GreetsWithItsVersionAndLimits) {
  const auto lines = lines_of(run({"serve", "--threads", "1", "--max-positions", "1000"}).out);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0]["protocol"], 1);
  EXPECT_EQ(lines[0]["threads"], 1);
  EXPECT_EQ(lines[0]["limits"]["positions"], 1000);
  EXPECT_EQ(lines[0]["limits"]["seconds"], nullptr);
}

TEST(Serve, AnswersWhatTheCommandsPrint) {
  const std::string board = run({"deal", "fortress", "--seed", "2"}).out;
  const Json solved = Json::parse(run({"solve", "fortress", "--seed", "2", "--format", "json"}).out);
  const Json hinted = Json::parse(run({"hint", "fortress", "-", "--format", "json"}, {.input = board}).out);
  const Json position = {{"text", board}};
  const Json requests[] = {
      {{"id", 1}, {"do", "solve"}, {"game", "fortress"}, {"deal", {{"seed", 2}}}, {"solution", "good"}},
      {{"id", "two"}, {"do", "hint"}, {"game", "Fortress"}, {"deal", position}},
      {{"id", 3}, {"do", "verify"}, {"game", "fortress"}, {"deal", position}, {"moves", solved.dump()}},
      {{"id", 4}, {"do", "deal"}, {"game", "fortress"}, {"deal", {{"seed", "2"}}}},
      {{"id", 5}, {"do", "games"}},
      {{"id", 6}, {"do", "games"}, {"game", "citadel"}},
      {{"id", 7}, {"do", "verify"}, {"game", "fortress"}, {"deal", position}, {"moves", "1. KC pile 1 -> foundation"}}};
  std::string input;
  for (const Json& request : requests) input += request.dump() + "\n";
  auto replies = replies_to(input);
  ASSERT_EQ(replies.size(), std::size(requests));
  EXPECT_EQ(comparable(replies["1"]["answer"]), comparable(solved));
  EXPECT_EQ(comparable(replies["\"two\""]["answer"]), comparable(hinted));
  const Json& judged = replies["3"]["answer"];
  EXPECT_EQ(judged["legal"], true);
  EXPECT_EQ(judged["won"], true);
  EXPECT_EQ(judged["move_count"], solved["move_count"]);
  EXPECT_EQ(replies["4"]["answer"]["text"], board);
  EXPECT_EQ(replies["5"]["answer"], Json::parse(run({"games", "--format", "json"}).out));
  EXPECT_EQ(replies["6"]["answer"], Json::parse(run({"games", "citadel", "--format", "json"}).out));
  EXPECT_EQ(replies["7"]["answer"]["legal"], false);
  EXPECT_TRUE(replies["7"]["answer"]["problem"].get<std::string>().starts_with("move 1 ("));
}

TEST(Serve, AnswersTheSameOnAnyNumberOfThreads) {
  std::string input;
  for (int seed = 1; seed <= 40; ++seed) {
    const std::string game = seed % 2 == 0 ? "citadel" : "beleaguered-castle";
    const std::string number = std::to_string(seed);
    input += R"({"id":)" + number + R"(,"do":"solve","game":")" + game + R"(","deal":{"seed":)" + number + "}}\n";
  }
  auto one = replies_to(input, {"--threads", "1"});
  auto three = replies_to(input, {"--threads", "3"});
  ASSERT_EQ(one.size(), 40U);
  ASSERT_EQ(three.size(), 40U);
  for (const auto& [id, reply] : one) EXPECT_EQ(comparable(reply["answer"]), comparable(three[id]["answer"]));
}

TEST(Serve, LowersLimitsToItsOwn) {
  const std::string start = R"(,"do":"solve","game":"streets-and-alleys","deal":{"seed":2},"limits":{"positions":)";
  auto replies =
      replies_to(R"({"id":1)" + start + "10}}\n" + R"({"id":2)" + start + "1000000}}\n", {"--max-positions", "20"});
  EXPECT_EQ(replies["1"]["answer"]["limit"], "positions");
  EXPECT_LE(replies["1"]["answer"]["positions"], 10);
  EXPECT_EQ(replies["2"]["answer"]["limit"], "positions");
  EXPECT_LE(replies["2"]["answer"]["positions"], 20);
}

TEST(Serve, RefusesWhatIsNoRequestAndGoesOn) {
  const std::pair<const char*, const char*> cases[] = {
      {R"({"id":1,)", "not valid JSON"},
      {"hello", "not valid JSON"},
      {"[]", "must be an object"},
      {R"({"do":"games"})", "'id' is missing"},
      {R"({"id":1.5,"do":"games"})", "an id is"},
      {R"({"id":1})", "'do' is missing"},
      {R"({"id":1,"do":"fly"})", "is unknown; there are solve, hint"},
      {R"({"id":1,"do":"solve"})", "'game' is missing"},
      {R"({"id":1,"do":"solve","game":"fortress"})", "'deal' is missing"},
      {R"({"id":1,"do":"solve","game":"nowhere","deal":{"seed":1}})", "no game is called"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":1,"ms":1}})", "expected one of"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":-1}})", "whole number"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"text":"KC KC"}})", "KC"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":1},"x":1})", "no field"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":1},"limits":{"positions":0}})", "no such number"},
      {R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":1},"solution":"long"})", "any, good, short"},
      {R"({"id":1,"do":"hint","game":"precedence","deal":{"seed":1}})", "tableau games"},
      {R"({"id":1,"do":"deal","game":"fortress","deal":{"seed":1},"form":"poem"})", "poem"},
      {R"({"id":1,"do":"cancel"})", "'of' is missing"},
      {R"({"id":1,"id":2,"do":"games"})", "given twice"}};
  for (const auto& [line, problem] : cases) {
    const Ended ended = run({"serve"}, {.input = std::string(line) + "\n\n" + R"({"id":77,"do":"games"})" + "\n"});
    const auto lines = lines_of(ended.out);
    ASSERT_EQ(lines.size(), 3U) << line;
    const bool is_first = lines[1].contains("error");
    EXPECT_TRUE(lines[is_first ? 1 : 2].value("error", "").find(problem) != std::string::npos)
        << line << '\n'
        << lines[is_first ? 1 : 2];
    EXPECT_EQ(lines[is_first ? 2 : 1]["id"], 77);
  }
}

TEST(Serve, RefusesALineThatIsTooLong) {
  auto replies = replies_to(std::string(300'000, 'x') + "\n" + R"({"id":1,"do":"games"})");
  EXPECT_EQ(replies["null"]["error"], "longer than 262144 bytes");
  EXPECT_TRUE(replies["1"].contains("answer"));
}

TEST(Serve, AnswersManyMoreThanMayBeUnanswered) {
  std::string input;
  for (int i = 0; i < 2000; ++i) {
    input += R"({"id":)" + std::to_string(i) + R"(,"do":"deal","game":"fortress","deal":{"seed":1}})" + "\n";
  }
  EXPECT_EQ(replies_to(input).size(), 2000U);
}

constexpr const char* kLongRequest =
    R"({"id":"long","do":"solve","game":"streets-and-alleys","deal":{"seed":2},"solution":"short"})"
    "\n";

TEST(Serve, CancelsWhatIsUnderWayAndWhatWaits) {
  const std::string waiting = R"({"id":"waits","do":"solve","game":"fortress","deal":{"seed":1}})"
                              "\n";
  auto replies =
      replies_to(kLongRequest + waiting + R"({"id":1,"do":"cancel","of":"waits"})" + "\n" +
                     R"({"id":2,"do":"cancel","of":"long"})" + "\n" + R"({"id":3,"do":"cancel","of":"none"})",
                 {"--threads", "1"});
  EXPECT_EQ(replies["\"waits\""]["error"], "cancelled");
  EXPECT_EQ(replies["\"long\""]["error"], "cancelled");
  EXPECT_EQ(replies["1"]["answer"]["cancelled"], true);
  EXPECT_EQ(replies["2"]["answer"]["cancelled"], true);
  EXPECT_EQ(replies["3"]["answer"]["cancelled"], false);
}

TEST(Serve, RefusesAnIdThatIsUnderWay) {
  const Ended ended = run({"serve", "--threads", "1"}, {.input = std::string(kLongRequest) + kLongRequest +
                                                                 R"({"id":1,"do":"cancel","of":"long"})"});
  EXPECT_NE(ended.out.find("a request of this id is under way"), std::string::npos) << ended.out;
}

TEST(Serve, EndsCleanlyAtSigterm) {
  Program server({"serve"}, {.input = kLongRequest, .input_stays_open = true});
  server.wait_for_output("protocol");
  server.send(SIGTERM);
  const Ended ended = server.wait();
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
}

TEST(Serve, SaysWhenItsRepliesCannotBeWritten) {
  EXPECT_EQ(run({"serve"}, {.output = Stdout::kFullDisk}).exit_code, 40);
  const Ended left = run({"serve"}, {.output = Stdout::kReaderLeft});
  EXPECT_EQ(left.exit_code, 40);
  EXPECT_EQ(left.err, "");
}

/// A client of a socket.
class Connection {
 public:
  explicit Connection(const std::string& path) : descriptor_(::socket(AF_UNIX, SOCK_STREAM, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.data(), path.size());
    for (int tries = 0; tries < 2000; ++tries) {
      if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << "nobody listens";
  }
  ~Connection() { ::close(descriptor_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void send(const std::string& text) const {
    EXPECT_EQ(::send(descriptor_, text.data(), text.size(), MSG_NOSIGNAL), static_cast<ssize_t>(text.size()));
  }
  void end_input() const { ::shutdown(descriptor_, SHUT_WR); }
  std::string line() {
    std::string text;
    for (char letter = 0; ::read(descriptor_, &letter, 1) == 1 && letter != '\n';) text += letter;
    return text;
  }

 private:
  int descriptor_;
};

TEST(ServeSocket, IsForItsOwnerAndForManyClients) {
  const TempFolder folder;
  const std::string path = folder / "socket";
  Program server({"serve", "--socket", path, "--threads", "1"});
  Connection first(path);
  {
    const Connection gone(path);
    gone.send(kLongRequest);
  }
  Connection second(path);
  struct stat found {};
  ASSERT_EQ(::stat(path.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0600U);
  for (Connection* const client : {&first, &second}) {
    EXPECT_EQ(Json::parse(client->line())["protocol"], 1);
    client->send(R"({"id":1,"do":"solve","game":"fortress","deal":{"seed":2}})");
    client->end_input();
    EXPECT_EQ(Json::parse(client->line())["answer"]["verdict"], "winnable");
    EXPECT_EQ(client->line(), "") << "not closed";
  }
  refusal({"serve", "--socket", path}, 31);
  server.send(SIGTERM);
  EXPECT_EQ(server.wait().exit_code, 0);
  EXPECT_NE(::stat(path.c_str(), &found), 0) << "left behind";
}

TEST(ServeSocket, TellsItsClientsThatItEnds) {
  const TempFolder folder;
  const std::string path = folder / "socket";
  Program server({"serve", "--socket", path});
  Connection client(path);
  client.send(kLongRequest + std::string(R"({"id":1,"do":"deal","game":"fortress","deal":{"seed":2}})") + "\n");
  client.line();
  EXPECT_EQ(Json::parse(client.line())["id"], 1);
  server.send(SIGTERM);
  EXPECT_EQ(Json::parse(client.line())["error"], "the server ends");
  EXPECT_EQ(server.wait().exit_code, 0);
}

TEST(ServeSocket, TakesThePlaceOfADeadServerAndOfNothingElse) {
  const TempFolder folder;
  const std::string path = folder / "socket";
  {
    Program killed({"serve", "--socket", path});
    Connection client(path);
    killed.send(SIGKILL);
    killed.wait();
  }
  Program server({"serve", "--socket", path});
  Connection client(path);
  EXPECT_EQ(Json::parse(client.line())["protocol"], 1);
  EXPECT_NE(refusal({"serve", "--socket", folder / ""}, 31).find("something else is there"), std::string::npos);
  refusal({"serve", "--socket", folder / std::string(200, 'x')}, 31);
}

}  // namespace
}  // namespace castellan::test

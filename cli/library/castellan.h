/*
 * Castellan's engine for other programs: is a deal of a Castle patience game winnable, by which moves, and what does
 * each move of a position lead to?
 *
 *   castellan_session *session = castellan_open("fortress", NULL);
 *   castellan_number_deal(session, "seed", "2");
 *   if (castellan_solve(session, CASTELLAN_ANY_SOLUTION) == CASTELLAN_WINNABLE)
 *     for (size_t i = 0; i < castellan_move_count(session); ++i) puts(castellan_move_text(session, i));
 *   castellan_close(session);
 *
 * Everything is done through a session: a game, a deal of it, limits, the answer to the last question, and the memory
 * that searches work in, which is kept from question to question.
 *
 * Threads. A session is used by one thread at a time; different sessions by different threads at once. The one exception
 * is castellan_stop, which any thread may call as long as the session is open.
 *
 * Errors. A function that can fail says so by its value (NULL, CASTELLAN_ERROR, -1) and never ends the program; no C++
 * exception leaves the library. castellan_error then gives one line that says what is wrong, where, and what was expected.
 *
 * Strings are UTF-8 and end in a zero byte. Those that a function takes are copied. Those that it returns belong to the
 * library: of a session, until the next function that asks a question of it, sets its deal, or closes it; do not free them.
 *
 * Memory. A session takes some hundred kilobytes, keeps at most 16 megabytes between questions, and takes at most what
 * castellan_limit_memory allows while it answers one.
 *
 * Games, deal texts, rule options and deal numbers are those of the program `castellan`.
 */

#ifndef CASTELLAN_H
#define CASTELLAN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__EMSCRIPTEN__)
#define CASTELLAN_API __attribute__((used, visibility("default")))
#elif defined(__GNUC__)
#define CASTELLAN_API __attribute__((visibility("default")))
#else
#define CASTELLAN_API
#endif

/** Version of this interface, and of the shared library's name. Functions are only ever added to it. */
#define CASTELLAN_INTERFACE 1

/** Of the library that is running, where it may be another than the one compiled with. */
CASTELLAN_API int castellan_interface(void);
/** Version of the program that the library is part of, such as "0.1.0". Never NULL; yours for ever. */
CASTELLAN_API const char *castellan_version(void);
/** All games with their rules and options, as the JSON of `castellan games --format json`; yours for ever. NULL if there
 *  is no memory for it. */
CASTELLAN_API const char *castellan_games_json(void);

typedef struct castellan_session castellan_session;

/**
 * Opens a session.
 * @param game    A game's id, name or alias (case, spaces and hyphens do not matter); or a game of your own by its rules,
 *                a JSON object as in the field `rules` of castellan_games_json.
 * @param options Rule options, such as "return=no auto=yes": name=value, separated by spaces. NULL or "" for the usual
 *                rules; a game of your own has none.
 * @return NULL if it cannot be; castellan_error(NULL) says why. Close it with castellan_close.
 */
CASTELLAN_API castellan_session *castellan_open(const char *game, const char *options);
/** Ends a session and frees its memory and strings. NULL is allowed. */
CASTELLAN_API void castellan_close(castellan_session *session);
/** What was wrong with the last function that failed on this session, or with NULL, the last castellan_open or
 *  castellan_games_json that failed in this thread; "" if none did. Never NULL. */
CASTELLAN_API const char *castellan_error(const castellan_session *session);

/* The deal. Every one of these forgets the answer to the last question. */

/** Sets the deal, or a position from the middle of a game, from its text in any form: a board with one pile a line, all
 *  piles on one line, or JSON. @return 0, or -1 with the deal before kept. */
CASTELLAN_API int castellan_read_deal(castellan_session *session, const char *text);
/** Sets the deal of a number. @param source "seed" (0 to 2^64-1), "ms" (Microsoft's and KPat's, 0 to 2^33-1) or "pysol"
 *  (PySolFC's, up to 20 digits). @param number In decimal digits. @return 0, or -1 with the deal before kept. */
CASTELLAN_API int castellan_number_deal(castellan_session *session, const char *source, const char *number);
/** The deal as text. @param form "board", "line" or "json". @return NULL if there is no deal or no such form. Until it is
 *  called again it is yours beyond the next question. */
CASTELLAN_API const char *castellan_deal_text(castellan_session *session, const char *form);

/* Limits of each deal that is decided; castellan_hint decides one for every move. Positions are the measure to prefer:
 * with that limit alone an answer is the same on every machine. @return 0, or -1 if it is out of range. */

/** Positions visited, 1 or more; at first 50,000,000. */
CASTELLAN_API int castellan_limit_positions(castellan_session *session, uint64_t positions);
/** Seconds by the clock, above 0 and at most 1e9; 0 for none, as at first. */
CASTELLAN_API int castellan_limit_seconds(castellan_session *session, double seconds);
/** Bytes for search tables, at least 1 MiB; at first 1 GiB. They are taken as a hard deal needs them. */
CASTELLAN_API int castellan_limit_memory(castellan_session *session, size_t bytes);
/** Threads that search a deal together once it has turned out to be hard, 1 to 1024; at first 1. They change nothing but
 *  the time that it takes. @return 0, or -1 if it is out of range. */
CASTELLAN_API int castellan_set_threads(castellan_session *session, int threads);

/**
 * Called while a question is answered, about once in a millisecond of search, by the thread that asked. It must not call
 * functions of the session apart from castellan_stop, and must not leave by longjmp or an exception.
 * @param data      What castellan_set_watch was given.
 * @param positions Visited so far, of the deal that is being decided.
 * @param moves     Of the best solution found so far, while a shortest one is looked for; else 0.
 * @param at_least  Moves that every solution has, likewise.
 * @return 0 to go on; anything else ends the question, as castellan_stop does.
 */
typedef int (*castellan_watch)(void *data, uint64_t positions, size_t moves, size_t at_least);
/** @param watch NULL for none. */
CASTELLAN_API void castellan_set_watch(castellan_session *session, castellan_watch watch, void *data);
/** Ends the question that the session is answering within some milliseconds: what is not decided yet stays undecided. Does
 *  nothing if there is none. For any thread, and for signal handlers. */
CASTELLAN_API void castellan_stop(castellan_session *session);

/* Questions. */

typedef enum castellan_verdict {
  CASTELLAN_ERROR = -1,     /**< There is no answer: see castellan_error. */
  CASTELLAN_UNDECIDED = 0,  /**< A limit, or castellan_stop, ended the search. */
  CASTELLAN_WINNABLE = 1,   /**< With a solution, which has been replayed by the rules. */
  CASTELLAN_UNWINNABLE = 2  /**< Proved. */
} castellan_verdict;

typedef enum castellan_question {
  CASTELLAN_ANY_SOLUTION = 0,   /**< Can it be won? With the solution that is found first, if it can. */
  CASTELLAN_GOOD_SOLUTION = 1,  /**< The same, with needless moves taken out: for a fraction of a millisecond more. */
  CASTELLAN_SHORT_SOLUTION = 2  /**< The same, as short as the limits allow, with what every solution has at least. */
} castellan_question;

/** Decides the deal. The answer depends on game, deal and limits alone. @return CASTELLAN_ERROR without a deal. */
CASTELLAN_API castellan_verdict castellan_solve(castellan_session *session, castellan_question question);
/** Decides what each move of the deal leads to, and so whether it can still be won. Not for Precedence, whose game cannot
 *  be taken up in the middle: CASTELLAN_ERROR. */
CASTELLAN_API castellan_verdict castellan_hint(castellan_session *session, castellan_question question);
/** Plays a solution of the deal by the rules, independently of the search. @param solution As `castellan solve` prints it:
 *  "1. 5C pile 3 -> foundation", one numbered move a line; or its JSON, which castellan_answer_json gives.
 *  @return 1 if it wins; 0 if all moves are legal but do not win; -1 if one is illegal or cannot be read: castellan_error
 *  then names it and the reason. The answer to the last question is kept. */
CASTELLAN_API int castellan_verify(castellan_session *session, const char *solution);

/* The answer to the last castellan_solve or castellan_hint; nothing (CASTELLAN_ERROR, 0, "", NULL) before the first. */

/** Everything, as the JSON object on one line that `castellan solve` or `castellan hint` prints with --format json. */
CASTELLAN_API const char *castellan_answer_json(castellan_session *session);
CASTELLAN_API castellan_verdict castellan_answer_verdict(const castellan_session *session);
/** How the verdict is known: "solution", "exhausted", "relaxation" or "formula"; "" if it is not, and after castellan_hint. */
CASTELLAN_API const char *castellan_answer_proof(const castellan_session *session);
/** What ended the search: "positions", "time", "memory" or "interrupted"; "" if nothing did. */
CASTELLAN_API const char *castellan_answer_limit(const castellan_session *session);
/** Positions visited, over all moves after castellan_hint. */
CASTELLAN_API uint64_t castellan_answer_positions(const castellan_session *session);
/** CPU time in milliseconds, likewise. */
CASTELLAN_API double castellan_answer_cpu_ms(const castellan_session *session);
/** How hard a winnable deal is to win for a person, about 5 to 30; below 0 if it is not known. */
CASTELLAN_API double castellan_answer_difficulty(const castellan_session *session);
/** Moves that every solution has, after CASTELLAN_SHORT_SOLUTION of a winnable deal; else 0. */
CASTELLAN_API size_t castellan_answer_at_least(const castellan_session *session);

/* Moves: after castellan_solve those of the solution, in order; after castellan_hint those that can be made, best first:
 * the winnable ones, shortest solution first, then the undecided and the unwinnable ones. `index` counts from 0; what is
 * not below castellan_move_count gives "" or CASTELLAN_ERROR or 0. */

CASTELLAN_API size_t castellan_move_count(const castellan_session *session);
/** For people: "5C pile 3 → foundation". */
CASTELLAN_API const char *castellan_move_text(const castellan_session *session, size_t index);
/** "5C"; "" where no one card moves. */
CASTELLAN_API const char *castellan_move_card(const castellan_session *session, size_t index);
/** "pile 3", "cell 1", "foundation"; counted from 1. */
CASTELLAN_API const char *castellan_move_from(const castellan_session *session, size_t index);
CASTELLAN_API const char *castellan_move_to(const castellan_session *session, size_t index);
/** Of the position that the move leads to. */
CASTELLAN_API castellan_verdict castellan_move_verdict(const castellan_session *session, size_t index);
/** Moves of the solution that begins with this move, or the rest of the solution after castellan_solve, this one included;
 *  0 if it is not winnable. */
CASTELLAN_API size_t castellan_move_length(const castellan_session *session, size_t index);

#ifdef __cplusplus
}
#endif

#endif

/*
 * Which deals of a game can be won? One line for each.
 *
 *   cc solve.c $(pkg-config --cflags --libs castellan) -o solve
 *   ./solve fortress 1 100
 */

#include <castellan.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const verdicts[] = {"undecided", "winnable", "unwinnable"};

static int fail(const castellan_session *session) {
  fprintf(stderr, "solve: %s\n", castellan_error(session));
  return EXIT_FAILURE;
}

/* Decides the deals of seeds `first` to `last`. */
static int solve(castellan_session *session, uint64_t first, uint64_t last) {
  for (uint64_t seed = first; seed <= last; ++seed) {
    char number[21];
    snprintf(number, sizeof number, "%" PRIu64, seed);
    if (castellan_number_deal(session, "seed", number) != 0) return fail(session);
    const castellan_verdict verdict = castellan_solve(session, CASTELLAN_ANY_SOLUTION);
    if (verdict == CASTELLAN_ERROR) return fail(session);
    printf("seed %s: %s", number, verdicts[verdict]);
    if (verdict == CASTELLAN_WINNABLE) printf(", %zu moves", castellan_move_count(session));
    printf(", %" PRIu64 " positions\n", castellan_answer_positions(session));
  }
  return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: solve GAME FIRST LAST\n");
    return EXIT_FAILURE;
  }
  castellan_session *session = castellan_open(argv[1], NULL);
  if (session == NULL) return fail(NULL);
  const int status = solve(session, strtoull(argv[2], NULL, 10), strtoull(argv[3], NULL, 10));
  castellan_close(session);
  return status;
}

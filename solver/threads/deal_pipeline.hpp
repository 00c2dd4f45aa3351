// Deals through worker threads: read one by one, worked on in parallel, handed over one by one.
//
// run_deal_pipeline<Deal, Result>(threads, make_worker, next, report, stop, order):
// @param threads     Number of worker threads, at least 1; fewer do the same where the system does not grant them all.
// @param make_worker Called once in each thread; returns what turns a Deal into a Result there.
// @param next        Yields the next deal, or no value at the end; called in order, by one thread at a time.
// @param report      Called once for each deal with its result, by one thread at a time. It may run while `next` does.
// @param stop        When it becomes true no further deal is read.
// An exception of any of them ends the run: it sets `stop`, so that no long search is waited for, no callback
// is called after it, and it is rethrown.

#pragma once

#ifdef CASTELLAN_LIBRARY_ONLY
#include "solver/threads/serial_pipeline.hpp"
#else
#include "solver/threads/tbb_pipeline.hpp"
#endif

// A deal of Precedence: the ranks of the stock, the card turned first in front. Suits never matter.

#pragma once

#include <boost/container/static_vector.hpp>

#include "core/card.hpp"
#include "core/precedence/rules.hpp"

namespace castellan::core::precedence {

using Stock = boost::container::static_vector<Rank, kMaxCards>;

}  // namespace castellan::core::precedence

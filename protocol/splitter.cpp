#include "protocol/splitter.hpp"

import type { Exchange } from '../exchange';
import { unavailable } from '../refusals';

/** For servers whose trading does not matter: it takes no commands and needs no database of its own. */
export const closedExchange: Exchange = {
  submit: async () => unavailable,
  onCommitted: () => () => undefined,
  levels: () => [],
  isOpen: () => false,
  isHalted: () => false,
  waiting: () => 0,
  start: async () => undefined,
  stop: async () => undefined,
};

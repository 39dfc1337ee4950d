import type { Exchange } from '../exchange';
import { unavailable } from '../refusals';

/** For servers whose trading doesn't matter: accepts no commands and needs no database. */
export const closedExchange: Exchange = {
  submit: async () => unavailable,
  onCommitted: () => () => undefined,
  levels: () => [],
  references: () => [],
  isOpen: () => false,
  isHalted: () => false,
  standby: () => undefined,
  position: () => undefined,
  waiting: () => 0,
  start: async () => undefined,
  stop: async () => undefined,
};

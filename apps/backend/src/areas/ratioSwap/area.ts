import { defineArea } from '../../area/area';
import { swapLetters, swapTexts } from './letters';
import { swapCommands } from './operator';
import { followRatioSwaps } from './ratioSwapFeed';
import { decidingKinds } from './requests/deciding';
import { requestSwap } from './requests/requesting';
import { ratioSwapFormChecks, ratioSwapTraderHandlers } from './swapHandlers';

/** Swaps of XDCE bought elsewhere, decided by operators. */
export const ratioSwap = defineArea({
  name: 'ratioSwap',
  commands: () => [requestSwap, ...decidingKinds],
  letters: { texts: swapTexts, afterCommit: swapLetters },
  operator: swapCommands,
  open: ({ database, exchange }) => ({
    traderCalls: ratioSwapTraderHandlers({ exchange, queries: database.pool }),
    formChecks: ratioSwapFormChecks,
  }),
  run: ({ exchange }) => ({
    feed: (live) => ({ stop: followRatioSwaps({ exchange, live }) }),
  }),
});

import { defineArea } from '../../area/area';
import { cancelOtc, settleOtc } from './deciding';
import { otcLetters, otcTexts } from './letters';
import { otcCommands } from './operator';
import { followOtc } from './otcFeed';
import { quoteOtc } from './quoting';

/** Quotes for requests of the OTC form, and the trades they lead to. */
export const otc = defineArea({
  name: 'otc',
  commands: () => [quoteOtc, settleOtc, cancelOtc],
  letters: { texts: otcTexts, afterCommit: otcLetters },
  operator: otcCommands,
  run: ({ exchange }) => ({
    feed: (live) => ({ stop: followOtc({ exchange, live }) }),
  }),
});

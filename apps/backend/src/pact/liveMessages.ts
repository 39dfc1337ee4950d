import { createBooks } from '../areas/trading/books';
import type { Exchange } from '../exchange/exchange';
import { followKyc } from '../live/kycFeed';
import type { LiveServer } from '../live/liveServer';
import { followRatioSwaps } from '../live/ratioSwapFeed';
import { followReferralRewards } from '../live/referralFeed';
import { followStaking } from '../live/stakingFeed';
import { createTradingFeed } from '../live/tradingFeed';
import { followWallet } from '../live/walletFeed';
import { never } from './never';

/** Keeps the last message of each channel that the real feed publishes, by its name on the wire. */
export const createToldMessages = (exchange: Pick<Exchange, 'onCommitted' | 'levels'>) => {
  const last = new Map<string, unknown>();
  const live: Pick<LiveServer, 'publish' | 'tellPair' | 'tellTrader'> = {
    publish: (channel, payload) => void last.set(channel, payload),
    tellPair: (pair, channel, payload) => void last.set(channel.replace('{pair}', pair), payload),
    tellTrader: (uniqueId, channel, payload) => void last.set(`${channel}-${uniqueId}`, payload),
  };
  // Collected changes are published when the verifier asks.
  const feed = createTradingFeed({ exchange, books: createBooks(), gatherMs: never, live });
  const stopWallet = followWallet({ exchange, live });
  const stopKyc = followKyc({ exchange, live });
  const stopReferrals = followReferralRewards({ exchange, live });
  const stopSwaps = followRatioSwaps({ exchange, live });
  const stopStaking = followStaking({ exchange, live });
  return {
    on: (channel: string): unknown => {
      feed.flush();
      return last.get(channel);
    },
    forget: (): void => {
      feed.flush();
      last.clear();
    },
    stop: (): void => {
      stopWallet();
      stopKyc();
      stopReferrals();
      stopSwaps();
      stopStaking();
      feed.stop();
    },
  };
};

export type ToldMessages = ReturnType<typeof createToldMessages>;

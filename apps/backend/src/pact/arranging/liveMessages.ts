import { createBooks } from '../../marketData/books';
import type { Exchange } from '../../exchange/exchange';
import { followKyc } from '../../areas/kyc/kycFeed';
import type { LiveServer } from '../../live/liveServer';
import { followRatioSwaps } from '../../areas/ratioSwap/ratioSwapFeed';
import { followReferralRewards } from '../../areas/referral/referralFeed';
import { followStaking } from '../../areas/staking/stakingFeed';
import { createTradingFeed } from '../../areas/trading/tradingFeed';
import { followWallet } from '../../areas/wallet/walletFeed';
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
  const stops = [followWallet, followKyc, followReferralRewards, followRatioSwaps, followStaking].map((follow) =>
    follow({ exchange, live }),
  );
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
      for (const stopOne of stops) stopOne();
      feed.stop();
    },
  };
};

export type ToldMessages = ReturnType<typeof createToldMessages>;

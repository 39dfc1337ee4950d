import { setTimeout as pause } from 'node:timers/promises';
import { estimatedYield, stakingPlans, type DecimalText, type StakingKind } from '@exchange/domain';
import {
  startStaking,
  type StakingExchange,
  type WantedStake,
} from '../../areas/staking/stakes/testing/stakingExchange';
import type { Stake } from '../../areas/staking/stakes/stake';
import { chance } from '../../simulation/market/noise';
import { askUntilAnswered } from '../retryUntil';

const day = 24 * 60 * 60_000;

interface YearsOptions {
  clusterUrl: string;
  seed: number;
  stakes: number;
  /** How often the clock moves on, with a kill each time. */
  rounds: number;
  roundDays: number;
  onRound?: (round: number) => void;
}

/** A stake as accepted, with the yield that its trader was shown. */
export interface ShownStake {
  id: string;
  termStart: number;
  estimate: DecimalText;
}

const traderCount = 40;
const revokedPerRound = 0.004;
const renewalsOffPerRound = 0.004;

const estimateOf = ({ plan, amount, months, yearlyRate, termStart }: Stake): DecimalText =>
  estimatedYield({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

/** Random figures from one seed, so that a run can be repeated. */
const createDraws = (seed: number) => {
  let draws = 0;
  const draw = (): number => chance(seed, (draws += 1));
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)];
  return { draw, pick, whole: (below: number): number => Math.floor(draw() * below) };
};

type Draws = ReturnType<typeof createDraws>;

const drawStake = ({ draw, pick, whole }: Draws, clientId: string): WantedStake => {
  const plan: StakingKind = draw() < 0.6 ? 'flexible' : 'fixed';
  const { terms, step, defaultMonths } = stakingPlans[plan];
  const amount = String(Number(step) * (2 + whole(18)));
  return { plan, amount, months: pick(terms)?.months ?? defaultMonths, clientId };
};

const retryMs = 5;
const unanswered = ['unavailable', 'unconfirmed'];

/** Repeats until it is answered, however often the exchange is killed. The same client ID is the same stake. */
const begin = async (exchange: StakingExchange, trader: string, wanted: WantedStake): Promise<Stake> => {
  const command = exchange.commandFor(trader, wanted);
  for (;;) {
    const { done, refused } = await exchange.submit<'stake.begin'>(command);
    if (done) return done.stake;
    if (!unanswered.includes(refused.code)) throw new Error(refused.message);
    await pause(retryMs);
  }
};

/** If the first try was carried out, the second is refused, which has the same effect. */
const change = async (exchange: StakingExchange, stake: Stake, kind: 'stake.revoke' | 'stake.disableRenewal') => {
  for (;;) {
    const { refused } = await exchange.change(stake, kind);
    if (refused === undefined || !unanswered.includes(refused.code)) return;
    await pause(retryMs);
  }
};

/** Settles again after a kill, as the next start would. Returns how often that was. */
const settle = async (exchange: StakingExchange): Promise<number> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await exchange.settle();
      return tries;
    } catch {
      await pause(retryMs);
    }
  }
};

/**
 * Years of staking on its own database: stakes begin, are revoked and renew themselves while the exchange loses its
 * connection in the middle of writing and another one starts. Only the database is kept.
 */
export const runStakingYears = async ({ clusterUrl, seed, stakes, rounds, roundDays, onRound }: YearsOptions) => {
  const exchange = await startStaking(clusterUrl);
  const draws = createDraws(seed);
  const { draw, pick, whole } = draws;
  await exchange.setCap('1000000000000');
  const traders: string[] = [];
  while (traders.length < traderCount) traders.push(await exchange.addStaker('10000000000'));
  const shown: ShownStake[] = [];
  let kills = 0;
  let interrupted = 0;

  const beginSome = async (round: number): Promise<void> => {
    const until = Math.ceil((stakes * (round + 1)) / rounds);
    while (shown.length < until) {
      exchange.clock.now += whole(60_000);
      const stake = await begin(exchange, pick(traders) ?? '', drawStake(draws, `stake-${String(shown.length)}`));
      shown.push({ id: stake.id, termStart: stake.termStart, estimate: estimateOf(stake) });
    }
  };

  const changeSome = async (active: readonly Stake[]): Promise<void> => {
    for (const stake of active) {
      const drawn = draw();
      if (drawn < revokedPerRound && stake.plan === 'flexible') await change(exchange, stake, 'stake.revoke');
      else if (drawn < revokedPerRound + renewalsOffPerRound && stake.autoRenewal)
        await change(exchange, stake, 'stake.disableRenewal');
    }
  };

  const killSoon = async (): Promise<void> => {
    await pause(whole(25));
    await askUntilAnswered(() => exchange.kill());
    kills += 1;
  };

  for (let round = 0; round < rounds; round += 1) {
    await beginSome(round);
    exchange.clock.now += roundDays * day;
    const active = await askUntilAnswered(() => exchange.active());
    // Killed at any point: while reading what is due, writing it, or receiving the answer.
    const [tries] = await Promise.all([settle(exchange), changeSome(active), killSoon()]);
    if (tries > 0) interrupted += 1;
    onRound?.(round + 1);
  }
  await settle(exchange);
  return { exchange, shown, kills, interrupted };
};

import { fromUnits, toUnits } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { CommandOf } from '#exchange/commands';
import type { Decision, View } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, refused, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import { spokenMoment } from '#runtime/spokenMoment';
import {
  isQuoteFor,
  otcChanged,
  otcKey,
  putOtcQuotes,
  readOtcQuotes,
  sumsOf,
  type OtcQuote,
  type OtcTerms,
} from './otcQuote';
import { setRequests } from './otcRequest';
import { readStandings, standingObjection, type Standings } from './otcStanding';

interface Deciding {
  quote: string;
  by: string;
  why: string;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Books both sides of a quote that was accepted. It names the terms, so that they are signed and approved. */
    'otc.settle': Deciding & OtcTerms;
    /** Takes a quote back. */
    'otc.cancel': Deciding;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'otc.settle': { quote: OtcQuote; isRepeat: boolean };
    'otc.cancel': { quote: OtcQuote; isRepeat: boolean };
  }
}

type Quotes = ReadonlyMap<string, OtcQuote>;

interface Known {
  quotes: Quotes;
  standings: Standings;
}

const desk = { house: 'otc desk' } as const;

const tooLate = (message: string): Refused => refused({ code: 'too late', message });

const noSuchQuote = refused({ code: 'not allowed', message: 'There is no such quote.' });
const otherTerms = refused({ code: 'not allowed', message: 'This is not what was quoted.' });

const decided = (before: OtcQuote, status: 'settled' | 'cancelled', { by, why }: Deciding, at: number): OtcQuote => ({
  ...before,
  ...{ status, decidedBy: by, decidedWhy: why, updatedAt: at },
});

/** The exchange trades what it has: its accounts may go below zero in the books, but this one would then owe others. */
const deskObjection = ({ balances }: View['state'], { gets }: ReturnType<typeof sumsOf>): Refused | undefined => {
  const there = balances.read({ owner: null, kind: desk.house, asset: gets.asset });
  if (there >= toUnits(gets.amount)) return undefined;
  return refused({
    code: 'not offered',
    message: `The account otc desk has ${fromUnits(there)} ${gets.asset}. Book what is missing with ledger correct first.`,
  });
};

const settle = (
  { at, state }: View,
  command: CommandOf<'otc.settle'>,
  before: OtcQuote,
  standings: Standings,
): Decision<'otc.settle'> => {
  if (!isQuoteFor(before, command)) return otherTerms;
  if (before.status === 'settled') return { done: { quote: before, isRepeat: true } };
  if (before.status === 'cancelled') return tooLate('This quote was cancelled.');
  if (before.endsAt <= at) return tooLate(`This quote ended at ${spokenMoment(new Date(before.endsAt))}. Quote again.`);
  const sums = sumsOf(before);
  const objection = standingObjection(before.trader, standings, state) ?? deskObjection(state, sums);
  if (objection) return objection;
  const quote = decided(before, 'settled', command, at);
  const { pays, gets } = sums;
  const trader = { trader: before.trader };
  return {
    done: { quote, isRepeat: false },
    postings: [
      {
        id: `otc ${before.id}`,
        legs: [
          { asset: pays.asset, amount: toUnits(pays.amount), from: trader, to: desk },
          { asset: gets.asset, amount: toUnits(gets.amount), from: desk, to: trader },
        ],
        reason: command.why,
        by: command.by,
      },
    ],
    rows: [rowFor(putOtcQuotes, quote), rowFor(setRequests, { reference: before.request, status: 'closed' })],
    events: otcChanged(quote),
  };
};

const isSpoken = ({ by, why }: Deciding): boolean => isReadableLine(by) && isReadableLine(why);

export const settleOtc = defineKind<'otc.settle', Known>({
  kind: 'otc.settle',
  keysOf: () => [otcKey],
  lookUp: async (client, commands) => {
    const traders = commands.map(({ trader }) => trader);
    const ids = commands.map(({ quote }) => quote);
    const [quotes, standings] = await Promise.all([readOtcQuotes(client, ids), readStandings(client, traders)]);
    return { quotes, standings };
  },
  decide: (view, command, { quotes, standings }) => {
    const before = quotes.get(command.quote);
    if (!before) return noSuchQuote;
    return isSpoken(command) ? settle(view, command, before, standings) : noReason;
  },
});

export const cancelOtc = defineKind<'otc.cancel', Quotes>({
  kind: 'otc.cancel',
  keysOf: () => [otcKey],
  lookUp: (client, commands) =>
    readOtcQuotes(
      client,
      commands.map(({ quote }) => quote),
    ),
  decide: ({ at }, command, quotes): Decision<'otc.cancel'> => {
    const before = quotes.get(command.quote);
    if (!before) return noSuchQuote;
    if (!isSpoken(command)) return noReason;
    if (before.status === 'cancelled') return { done: { quote: before, isRepeat: true } };
    if (before.status === 'settled') return tooLate('This quote was settled.');
    const quote = decided(before, 'cancelled', command, at);
    return {
      done: { quote, isRepeat: false },
      rows: [rowFor(putOtcQuotes, quote)],
      events: otcChanged(quote),
    };
  },
});

import { randomBytes } from 'node:crypto';
import { dayMs, fromUnits, normaliseEmail } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { CommandOf } from '#exchange/commands';
import type { Decision, View } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { idUsed, noReason, refused, wrongAmount, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { createRandomness } from '#identity/secrets/randomness';
import { readAmount } from '#ledger/legs';
import { readStandings, standingObjection, type Standings } from './otcStanding';
import {
  isQuoteFor,
  otcChanged,
  otcKey,
  otcQuoteColumns,
  putOtcQuotes,
  toOtcQuote,
  type OtcQuote,
  type OtcQuoteRow,
  type OtcTerms,
} from './otcQuote';
import { setRequests } from './otcRequest';

interface Quoting extends OtcTerms {
  /** The same ID again is the same quote. */
  id: string;
  /** The reference of the request. */
  request: string;
  /** How long it lasts, from when the exchange has it. */
  forMs: number;
  by: string;
  why: string;
}

type Command = CommandOf<'otc.quote'>;

declare module '#exchange/commands' {
  interface Commands {
    /** Makes a firm quote for a request, which can be settled until its end. Nothing is held for it. */
    'otc.quote': Quoting;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'otc.quote': { quote: OtcQuote; isRepeat: boolean };
  }
}

interface RequestFacts {
  kind: string;
  email: string;
  status: string;
}

interface Known {
  requests: ReadonlyMap<string, RequestFacts>;
  /** Of the same commands, or for the same requests. */
  quotes: readonly OtcQuote[];
  standings: Standings;
  ids: ReadonlyMap<Command, string>;
}

const { quoteReference } = createRandomness(randomBytes);

const readRequests = async (client: Queries, commands: readonly Command[]): Promise<Known['requests']> => {
  const { rows } = await client.query<RequestFacts & { reference: string }>({
    name: 'otc-requests',
    text: 'select reference, kind, email, status from public_request where reference = any ($1)',
    values: [commands.map(({ request }) => request)],
  });
  return new Map(rows.map((row) => [row.reference, row]));
};

const readQuotes = async (client: Queries, commands: readonly Command[]): Promise<OtcQuote[]> => {
  const { rows } = await client.query<OtcQuoteRow>({
    name: 'otc-quotes-before',
    text: `select ${otcQuoteColumns} from otc_quote where made_by = any ($1) or request = any ($2)`,
    values: [commands.map(({ id }) => id), commands.map(({ request }) => request)],
  });
  return rows.map(toOtcQuote);
};

const no = (message: string): Refused => refused({ code: 'not allowed', message });

const isLength = (ms: number): boolean => Number.isSafeInteger(ms) && ms >= 60_000 && ms <= dayMs;

const wrongLength = refused({ code: 'figure', message: 'A quote lasts between a minute and a day.' });

const requestObjection = (command: Command, { requests, quotes, standings }: Known, at: number) => {
  const request = requests.get(command.request);
  if (request?.kind !== 'otc') return no(`There is no OTC request ${command.request}.`);
  if (normaliseEmail(request.email) !== standings.get(command.trader)?.email)
    return no("This request has another email address than the trader's account.");
  if (request.status === 'closed') return no('This request is closed.');
  const others = quotes.filter(({ request: reference }) => reference === command.request);
  const settled = others.find(({ status }) => status === 'settled');
  if (settled) return no(`This request is settled already, with ${settled.id}.`);
  const open = others.find(({ status, endsAt }) => status === 'open' && endsAt > at);
  return open && no(`${open.id} is still open for this request. Cancel it first.`);
};

const quote = ({ at, state }: View, command: Command, known: Known): Decision<'otc.quote'> => {
  const [amount, total] = [readAmount(command.amount), readAmount(command.total)];
  if (amount === undefined || total === undefined) return wrongAmount;
  if (!isLength(command.forMs)) return wrongLength;
  const objection = standingObjection(command.trader, known.standings, state) ?? requestObjection(command, known, at);
  if (objection) return objection;
  const { id: madeBy, request, trader, pair, side, forMs, by: quotedBy, why: quotedWhy } = command;
  const made: OtcQuote = {
    ...{ id: known.ids.get(command) ?? '', madeBy, request, trader, pair, side },
    ...{ amount: fromUnits(amount), total: fromUnits(total), status: 'open', quotedBy, quotedWhy },
    ...{ decidedBy: null, decidedWhy: null, createdAt: at, endsAt: at + forMs, updatedAt: at },
  };
  return {
    done: { quote: made, isRepeat: false },
    rows: [rowFor(putOtcQuotes, made), rowFor(setRequests, { reference: request, status: 'answered' })],
    events: otcChanged(made),
  };
};

const isSame = (before: OtcQuote, command: Command): boolean =>
  isQuoteFor(before, command) &&
  before.request === command.request &&
  before.endsAt - before.createdAt === command.forMs &&
  before.quotedBy === command.by &&
  before.quotedWhy === command.why;

export const quoteOtc = defineKind<'otc.quote', Known>({
  kind: 'otc.quote',
  keysOf: () => [otcKey],
  lookUp: async (client, commands) => {
    const traders = commands.map(({ trader }) => trader);
    const [requests, quotes, standings] = await Promise.all([
      readRequests(client, commands),
      readQuotes(client, commands),
      readStandings(client, traders),
    ]);
    return { requests, quotes, standings, ids: new Map(commands.map((command) => [command, quoteReference()])) };
  },
  decide: (view, command, known) => {
    const before = known.quotes.find(({ madeBy }) => madeBy === command.id);
    if (before) return isSame(before, command) ? { done: { quote: before, isRepeat: true } } : idUsed;
    return isReadableLine(command.by) && isReadableLine(command.why) ? quote(view, command, known) : noReason;
  },
});

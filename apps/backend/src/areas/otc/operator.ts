import { divideDown, pairOf, roundDown, type Side } from '@exchange/domain';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type Given, type GivenChange, type OperatorContext } from '../../operator/command';
import { escapeForTerminal } from '../../operator/escapeForTerminal';
import { findTrader, readMoney, readPair, type Read } from '../../operator/reading';
import { submitCommand } from '../../operator/submitCommand';
import { spokenMoment } from '../../runtime/spokenMoment';
import {
  otcQuoteColumns,
  otcStatuses,
  spokenTerms,
  sumsOf,
  toOtcQuote,
  type OtcQuote,
  type OtcQuoteRow,
  type OtcTerms,
} from './otcQuote';

const usualLength = 50;

const usualMs = 30 * 60_000;

const example = '"buy 100000 XDC for 5200 USDT"';

const shape = /^(buy|sell) (\S+) (\S+) for (\S+) (\S+)$/;

/** What is typed is what the trader does. */
const readTerms = (typed: string): Read<Omit<OtcTerms, 'trader'>> => {
  const parts = shape.exec(typed.trim())?.slice(1) as [Side, string, string, string, string] | undefined;
  if (!parts) return { wrong: `“${typed}” is not a trade. Put it in quotes, such as ${example}.` };
  const [side, coins, base, price, quote] = parts;
  const [pair, amount, total] = [readPair(`${base}-${quote}`), readMoney(coins), readMoney(price)];
  if (pair.wrong !== undefined) return pair;
  if (amount.wrong !== undefined) return amount;
  return total.wrong === undefined
    ? { value: { pair: pair.value, side, amount: amount.value, total: total.value } }
    : total;
};

interface Listed extends OtcQuote {
  email: string;
}

const readListed = async ({ database }: OperatorContext, which: string, values: unknown[]): Promise<Listed[]> => {
  const { rows } = await database.pool.query<OtcQuoteRow & { email: string }>(
    `select ${otcQuoteColumns}, (select email from trader where unique_id = owner) as email
     from otc_quote where ${which}`,
    values,
  );
  return rows.map((row) => ({ ...toOtcQuote(row), email: row.email }));
};

const priceOf = ({ pair, amount, total }: OtcTerms): string =>
  `${roundDown(divideDown(total, amount, 18), 8)} ${pairOf(pair).quote}`;

const spokenEnd = ({ endsAt }: OtcQuote): string => spokenMoment(new Date(endsAt));

/** One that nobody decided until its end is over all the same. */
const standingOf = ({ status, endsAt }: OtcQuote, now: number): string =>
  status === 'open' && endsAt <= now ? 'ended' : status;

const linesOf = (quote: Listed, now: number): string[] => [
  `${quote.id}  ${standingOf(quote, now)}  ${spokenMoment(new Date(quote.createdAt))}  ${quote.request}  ${quote.email}`,
  `  ${spokenTerms(quote)}, at ${priceOf(quote)}, until ${spokenEnd(quote)}`,
  `  quoted by ${quote.quotedBy}: ${quote.quotedWhy}`,
  ...(quote.decidedBy === null ? [] : [`  ${quote.status} by ${quote.decidedBy}: ${quote.decidedWhy ?? ''}`]),
];

const list = async ({ words: [wanted = 'open'], options: { last = usualLength } }: Given, desk: OperatorContext) => {
  const status = otcStatuses.find((one) => one === wanted.toLowerCase());
  if (status === undefined) return refused(`There is no status ${wanted}. Type open, settled or cancelled.`);
  const quotes = await readListed(desk, 'status = $1 order by created_at desc limit $2', [status, last]);
  return done(quotes.length === 0 ? `No quotes are ${status}.` : quotes.flatMap((one) => linesOf(one, desk.now())), {
    quotes,
  });
};

interface Asker {
  reference: string;
  email: string;
}

const findRequest = async ({ database }: OperatorContext, typed: string): Promise<Read<Asker>> => {
  const reference = typed.toUpperCase();
  const { rows } = await database.pool.query<Asker>(
    `select reference, email from public_request where reference = $1 and kind = 'otc'`,
    [reference],
  );
  return rows[0] ? { value: rows[0] } : { wrong: `There is no OTC request ${escapeForTerminal(reference)}.` };
};

const quote = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [typed = '', spoken = ''] = given.words;
  const terms = readTerms(spoken);
  if (terms.wrong !== undefined) return refused(terms.wrong);
  const request = await findRequest(desk, typed);
  if (request.wrong !== undefined) return refused(request.wrong);
  const found = await findTrader(desk.database.db, request.value.email);
  if (found.wrong !== undefined) return refused(`${found.wrong} Ask them to register first.`);
  const { uniqueId: trader, email } = found.value;
  const { who: by, why } = given.action;
  const { forMs = usualMs } = given.options;
  const line = `${email} ${spokenTerms({ trader, ...terms.value })}, at ${priceOf({ trader, ...terms.value })}`;
  return submitCommand<'otc.quote'>(desk, given, {
    plan: ['About to quote, firmly:', `  ${line}, for ${String(forMs / 60_000)} minutes`],
    command: (id) => ({
      kind: 'otc.quote',
      id,
      request: request.value.reference,
      trader,
      ...terms.value,
      forMs,
      by,
      why,
    }),
    told: ({ quote: made, isRepeat }, id) =>
      done([`${made.id}: ${line}, until ${spokenEnd(made)}. We've emailed the trader.`], {
        id,
        outcome: 'done',
        isRepeat,
        quote: made,
      }),
  });
};

const findQuote = async (desk: OperatorContext, typed: string): Promise<Read<Listed>> => {
  const id = typed.toUpperCase();
  const [value] = await readListed(desk, 'id = $1', [id]);
  return value ? { value } : { wrong: `There is no quote ${escapeForTerminal(id)}. See \`otc list\`.` };
};

const settle = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: found, wrong } = await findQuote(desk, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { id: name, email, trader, pair, side, amount, total } = found;
  const { who: by, why } = given.action;
  const { pays, gets } = sumsOf(found);
  return submitCommand<'otc.settle'>(desk, given, {
    plan: [
      'About to book, both or neither:',
      `  ${pays.amount} ${pays.asset} from ${email} to otc desk`,
      `  ${gets.amount} ${gets.asset} from otc desk to ${email}`,
    ],
    command: () => ({ kind: 'otc.settle', quote: name, trader, pair, side, amount, total, by, why }),
    told: ({ quote: settled, isRepeat }, id) =>
      done(
        isRepeat
          ? `${name}: was already settled.`
          : `${name}: settled. ${email} paid ${pays.amount} ${pays.asset} and got ${gets.amount} ${gets.asset}. We've emailed them.`,
        { id, outcome: 'done', isRepeat, quote: settled },
      ),
  });
};

const cancel = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: found, wrong } = await findQuote(desk, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { who: by, why } = given.action;
  return submitCommand<'otc.cancel'>(desk, given, {
    command: () => ({ kind: 'otc.cancel', quote: found.id, by, why }),
    told: ({ quote: cancelled, isRepeat }, id) =>
      done(isRepeat ? `${found.id}: was already cancelled.` : `${found.id}: cancelled. It can't be settled any more.`, {
        id,
        outcome: 'done',
        isRepeat,
        quote: cancelled,
      }),
  });
};

export const otcCommands = [
  reading({
    name: 'otc list',
    usage: '[open|settled|cancelled] [--last N]',
    meaning: 'quotes of the OTC desk, newest first; its requests are in requests list',
    takes: [0, 1],
    options: ['last'],
    run: list,
  }),
  changing({
    name: 'otc quote',
    usage: `<request> "<buy|sell> <amount> <coin> for <amount> <coin>" [--for 30m]`,
    meaning: 'make a firm quote for an OTC request and email it to its trader',
    takes: [2, 2],
    options: ['id', 'for'],
    run: quote,
  }),
  changing({
    name: 'otc settle',
    usage: '<quote>',
    meaning: 'book both sides of a quote that its trader accepted by naming it',
    takes: [1, 1],
    options: ['id'],
    run: settle,
  }),
  changing({
    name: 'otc cancel',
    usage: '<quote>',
    meaning: 'take back a quote that is not settled',
    takes: [1, 1],
    options: ['id'],
    run: cancel,
  }),
];

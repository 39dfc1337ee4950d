import { pairOf, type AssetSymbol, type DecimalText, type Side, type SpotPairName } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { EventFact } from '#exchange/committedEvents';
import { findMarket, marketById } from '#exchange/market';
import { changing, integer, moment, numeric, putRows, text } from '#exchange/sql/putRows';
import type { Queries } from '#exchange/sql/statement';

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    /** A quote of the OTC desk after it was made or decided. */
    'otc.changed': { quote: OtcQuote };
  }
}

export const otcChanged = (quote: OtcQuote): EventFact[] => [{ kind: 'otc.changed', payload: { quote } }];

export const otcStatuses = ['open', 'settled', 'cancelled'] as const;

/** What is traded, from the trader's point of view. */
export interface OtcTerms {
  trader: string;
  pair: SpotPairName;
  side: Side;
  /** In the base currency. */
  amount: DecimalText;
  /** In the quote currency. */
  total: DecimalText;
}

/** A firm quote for a request of the OTC form. Times are milliseconds since 1970. */
export interface OtcQuote extends OtcTerms {
  /** Only operators and the trader get to read it: whoever names it has read the email. */
  id: string;
  /** The ID of the command that made it. */
  madeBy: string;
  /** The reference of the request. */
  request: string;
  status: (typeof otcStatuses)[number];
  quotedBy: string;
  quotedWhy: string;
  decidedBy: string | null;
  decidedWhy: string | null;
  createdAt: number;
  /** From then on it can't be settled any more. */
  endsAt: number;
  updatedAt: number;
}

export interface OtcQuoteRow extends Omit<OtcQuote, 'pair' | 'createdAt' | 'endsAt' | 'updatedAt'> {
  pair: number;
  createdAt: Date;
  endsAt: Date;
  updatedAt: Date;
}

export const otcQuoteColumns = `id, made_by as "madeBy", request, owner as trader, pair, side, amount, total, status,
  quoted_by as "quotedBy", quoted_why as "quotedWhy", decided_by as "decidedBy", decided_why as "decidedWhy",
  created_at as "createdAt", ends_at as "endsAt", updated_at as "updatedAt"`;

export const toOtcQuote = (row: OtcQuoteRow): OtcQuote => ({
  ...row,
  // Only pairs of the spot market are quoted.
  pair: marketById(row.pair).pair.name as SpotPairName,
  amount: plainDecimal(row.amount),
  total: plainDecimal(row.total),
  createdAt: row.createdAt.getTime(),
  endsAt: row.endsAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});

export const readOtcQuotes = async (
  client: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OtcQuote>> => {
  const { rows } = await client.query<OtcQuoteRow>({
    name: 'otc-quotes',
    text: `select ${otcQuoteColumns} from otc_quote where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toOtcQuote(row)]));
};

const pairNumber = ({ pair }: OtcQuote): number => findMarket(pair)?.id ?? 0;

/** Saves states after a command, of which a group has only one. */
export const putOtcQuotes = putRows<OtcQuote>({
  name: 'otc-quote-put',
  table: 'otc_quote',
  columns: {
    id: text(({ id }) => id),
    made_by: text(({ madeBy }) => madeBy),
    request: text(({ request }) => request),
    owner: text(({ trader }) => trader),
    pair: integer(pairNumber),
    side: text(({ side }) => side),
    amount: numeric(({ amount }) => amount),
    total: numeric(({ total }) => total),
    status: changing(text(({ status }) => status)),
    quoted_by: text(({ quotedBy }) => quotedBy),
    quoted_why: text(({ quotedWhy }) => quotedWhy),
    decided_by: changing(text(({ decidedBy }) => decidedBy)),
    decided_why: changing(text(({ decidedWhy }) => decidedWhy)),
    created_at: moment(({ createdAt }) => createdAt),
    ends_at: moment(({ endsAt }) => endsAt),
    updated_at: changing(moment(({ updatedAt }) => updatedAt)),
  },
});

interface Sum {
  asset: AssetSymbol;
  amount: DecimalText;
}

/** What the trader gives and what the trader gets. */
export const sumsOf = ({ pair, side, amount, total }: OtcTerms): { pays: Sum; gets: Sum } => {
  const { base, quote } = pairOf(pair);
  const [coins, price] = [
    { asset: base, amount },
    { asset: quote, amount: total },
  ];
  return side === 'buy' ? { pays: price, gets: coins } : { pays: coins, gets: price };
};

/** `buys 100000 XDC for 5200 USDT` */
export const spokenTerms = ({ pair, side, amount, total }: OtcTerms): string => {
  const { base, quote } = pairOf(pair);
  return `${side}s ${amount} ${base} for ${total} ${quote}`;
};

export const isQuoteFor = (quote: OtcTerms, terms: OtcTerms): boolean =>
  (['trader', 'pair', 'side', 'amount', 'total'] as const).every((name) => quote[name] === terms[name]);

/** All commands about quotes, one after the other: each sees what the one before it wrote. */
export const otcKey = 'otc desk';

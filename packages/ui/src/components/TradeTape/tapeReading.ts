import { counted, type DecimalText, type Side } from '@exchange/domain';

export interface TapeTrade {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  price: DecimalText;
  amount: DecimalText;
  /** The taker's side. */
  side: Side;
}

/** Newest first. */
export type Trades = readonly TapeTrade[];

/** The trades someone is reading, frozen since they started to scroll. */
export interface TapeReading {
  trades: Trades;
  /** How many trades are newer. */
  newer: number;
}

const cameSince = (live: Trades, newestRead: TapeTrade): number => {
  const place = live.findIndex(({ id }) => id === newestRead.id);
  return place === -1 ? live.length : place;
};

export const readingOf = (live: Trades, held: Trades | undefined): TapeReading => {
  const newestRead = held?.[0];
  if (held === undefined || newestRead === undefined) return { trades: live, newer: 0 };
  return { trades: held, newer: cameSince(live, newestRead) };
};

export const newerText = (newer: number): string => counted(newer, 'newer trade');

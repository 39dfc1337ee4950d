import type { BadgeProps } from '@exchange/ui';

// Apart from the reading of orders, which the trading screen loads at once.

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const cancelled: StatusWords = { label: 'Cancelled', tone: 'neutral' };

const statuses: Readonly<Record<string, StatusWords>> = {
  completed: { label: 'Completed', tone: 'success' },
  partially: { label: 'Partially filled', tone: 'accent' },
  cancel: cancelled,
  cancelled,
  'partially cancelled': { label: 'Partially cancelled', tone: 'warning' },
};

const plainWords = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An undocumented status is shown in the server's words. */
export const statusWords = (status: string): StatusWords => {
  const plain = plainWords(status);
  return statuses[plain] ?? { label: capitalised(plain), tone: 'neutral' };
};

/** `limit` becomes Limit, and so on for any order type a server may add. */
export const tradeTypeWord = (tradeType: string): string => capitalised(plainWords(tradeType));

import type { Answered } from '@exchange/api';
import { readWire, referralStatusTexts, type DecimalText, type ReferralStatus } from '@exchange/domain';

type WireRow = Answered<'referrals'>['data'][number];
type WirePerson = Extract<WireRow, { referralAmount: unknown }>;
type WireBonus = Extract<WireRow, { referrer_bonus: unknown }>;

/** Known statuses by their key; any other is shown as the server wrote it. */
export type Progress = { known: ReferralStatus; words?: never } | { known?: never; words: string };

/** A person who signed up by an invitation, and the trader's reward for it. */
export interface Referred {
  key: string;
  at: string;
  name: string;
  amount: DecimalText;
  currency: string;
  status: Progress;
  /** The inviter's reward status, and the invited person's. */
  referrer: Progress;
  referred: Progress;
}

/** A reward for an invitation. */
export interface Bonus {
  key: string;
  at: string;
  name: string;
  people: string | undefined;
  amount: DecimalText;
  currency: string;
}

export interface Invitation {
  email: string;
  sentAt: string;
}

export interface Referrals {
  invited: readonly Referred[];
  /** The trader's own reward for having been invited. */
  welcome: Referred | undefined;
  bonuses: readonly Bonus[];
  /** Undefined if the server doesn't send them. */
  invitations: readonly Invitation[] | undefined;
  /** No reward is paid for now. */
  isBudgetUsedUp: boolean;
}

const isBonus = (row: WireRow): row is WireBonus => 'referrer_bonus' in row;

const readProgress = (words: string | undefined, otherwise = ''): Progress => {
  const written = words ?? otherwise;
  for (const [known, text] of Object.entries(referralStatusTexts))
    if (text.toLowerCase() === written.toLowerCase()) return { known: known as ReferralStatus };
  return { words: written };
};

const readFigure = (figure: string | number): DecimalText => readWire(figure) ?? '0';

const nameOf = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const readPerson = (row: WirePerson, index: number): Referred => ({
  key: `${row.updatedAt} ${index}`,
  at: row.updatedAt,
  name: nameOf(row.firstName, row.lastName),
  amount: readFigure(row.referralAmount),
  currency: row.currencySymbol,
  status: readProgress(row.referralStatus),
  referrer: readProgress(row.referrerStatus, row.referralStatus),
  referred: readProgress(row.referredStatus, row.referralStatus),
});

const readBonus = (row: WireBonus, index: number): Bonus => ({
  key: `${row.updated_at} ${index}`,
  at: row.updated_at,
  name: row.referred_name,
  people: row.referred_users?.toString(),
  amount: readFigure(row.referrer_bonus),
  currency: row.currency,
});

interface Wire {
  readonly data: readonly WireRow[];
  readonly invitations?: readonly Invitation[] | undefined;
  readonly budgetUsedUp?: boolean | undefined;
}

/** The server sends rows of both kinds in one list. */
export const readReferrals = ({ data, invitations, budgetUsedUp = false }: Wire): Referrals => {
  const people = data.filter((row): row is WirePerson => !isBonus(row));
  const welcome = people.find(({ role }) => role === 'referred');
  return {
    invited: people.filter(({ role }) => role !== 'referred').map(readPerson),
    welcome: welcome && readPerson(welcome, 0),
    bonuses: data.filter(isBonus).map(readBonus),
    invitations,
    isBudgetUsedUp: budgetUsedUp,
  };
};

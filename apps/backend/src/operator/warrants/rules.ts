import { isAbove, kycStatusNumbers } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client';
import type { Command, CommandKind, CommandOf } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import type { SettledCommand } from '../command';
import { changeSettings } from '../settings/changeSettings';
import { bothSums, isFarFrom, isUnfair, movesTooMuch } from './bounds';
import type { OperatorLimits } from './limits';
import type { Role } from './roles';
import { settledRule } from './settledCommands';

export interface Ground {
  queries: Queries;
  limits: OperatorLimits;
  /** What can be typed that the exchange settles in the database alone. */
  settled: readonly SettledCommand[];
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Who may give a command of this kind through the inbox. Owners may give all of them, and nobody any other kind. */
export interface Rule<Kind extends CommandKind> {
  roles: readonly Role[];
  /** Whether one person alone is not enough. */
  needsSecond?: true | ((command: CommandOf<Kind>, ground: Ground) => Promise<boolean>);
  /** Why nobody may do this, however many agree. */
  bound?: (command: CommandOf<Kind>, ground: Ground) => Promise<string | undefined>;
  /** Done in the transaction that its outcome is stored in; without it the sequencer carries it out. */
  settle?: (command: CommandOf<Kind>, transaction: Transaction) => Promise<Outcome<Kind>>;
  /** The exchange gives itself this work, which nobody signs; only if it is what the database says is due. */
  isOwnWork?: (command: CommandOf<Kind>, ground: Ground) => Promise<boolean>;
}

const isThere = async (queries: Queries, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await queries.execute(query)).rows.length > 0;

const day = 24 * 60 * 60_000;

/** With what people let out for the same trader within 24 hours, so that nobody alone sends a large one in parts. */
const isLarge = async ({ id }: { id: string }, { queries, limits, now }: Ground): Promise<boolean> => {
  const since = new Date(now() - day).toISOString();
  const { rows } = await queries.execute<{ worth: string | null }>(
    sql`select trim_scale(sum(one.worth))::text as worth
        from withdrawal asked join withdrawal one on one.owner = asked.owner
        where asked.id = ${id} and (one.id = asked.id or (one.payment_type = 'Manual'
          and one.status in ('Process', 'Completed') and one.updated_at > ${since}::timestamptz))`,
  );
  const worth = rows[0]?.worth ?? '0';
  return isAbove(worth, String(limits.withdrawalXdc));
};

/** Back to its sender a kept deposit is nobody's gain; anywhere else it is a payment out of the books. */
const returnsElsewhere = async (
  { id, address, destinationTag }: CommandOf<'deposit.return'>,
  { queries }: Ground,
): Promise<boolean> => {
  if (destinationTag !== undefined) return true;
  return (
    address !== undefined &&
    !(await isThere(queries, sql`select from incoming where id = ${id} and sender = ${address}`))
  );
};

/** It lifts no halt whose end isn't there yet: at most one that was lifted before, which changes nothing. */
const isHaltOver = async ({ halt }: CommandOf<'trading.resume'>, { queries, now }: Ground): Promise<boolean> =>
  halt !== undefined &&
  !(await isThere(
    queries,
    sql`select from trading_halt
        where id = ${halt} and (until is null or until > ${new Date(now()).toISOString()}::timestamptz)`,
  ));

/** Documents that nobody can open any more: their key is lost, and with it what was sealed. */
const areUnreadable = ({ submission }: CommandOf<'kyc.reject'>, { queries }: Ground): Promise<boolean> =>
  isThere(queries, sql`select from kyc_submission where id = ${submission} and document_number is null`);

/** Its name is the one on documents that somebody has looked at. */
const isVerified = ({ trader }: { trader: string }, { queries }: Ground): Promise<boolean> =>
  isThere(queries, sql`select from trader where unique_id = ${trader} and kyc_status = ${kycStatusNumbers.Approved}`);

/** Those that cost or earn traders money. */
const setsFees = ({ changes }: CommandOf<'settings.set'>): Promise<boolean> =>
  Promise.resolve(changes.some((change) => change.set === 'fees'));

const areFeesTooHigh = ({ changes }: CommandOf<'settings.set'>, { limits }: Ground): Promise<string | undefined> => {
  const most = String(limits.feePercent);
  const isHigh = changes.some(({ set, ...fees }) => {
    const { buy = '0', sell = '0' } = set === 'fees' ? (fees as { buy: string; sell: string }) : {};
    return isAbove(buy, most) || isAbove(sell, most);
  });
  return Promise.resolve(isHigh ? `A fee of more than ${most}% is too much.` : undefined);
};

/** Asked again when it is settled, of the terms that were signed then: prices may have moved, and so may a row. */
const otcBound = async (command: CommandOf<'otc.quote' | 'otc.settle'>, { queries, limits }: Ground) =>
  (await isUnfair(queries, command)) ?? movesTooMuch(queries, bothSums(command), limits.moveXdc);

export const rules: { readonly [Kind in CommandKind]?: Rule<Kind> } = {
  'trading.halt': { roles: ['treasury', 'compliance', 'support'] },
  'trading.resume': { roles: ['treasury', 'compliance'], isOwnWork: isHaltOver },
  'reference.set': {
    roles: ['treasury'],
    needsSecond: true,
    bound: (command, { queries }) => isFarFrom(queries, command),
  },
  'ledger.correct': {
    roles: ['treasury'],
    needsSecond: true,
    bound: ({ legs }, { queries, limits }) => movesTooMuch(queries, legs, limits.moveXdc),
  },
  'deposit.credit': {
    roles: ['treasury'],
    needsSecond: true,
    bound: (command, { queries, limits }) => movesTooMuch(queries, [command], limits.moveXdc),
  },
  'deposit.return': { roles: ['treasury'], needsSecond: returnsElsewhere },
  'withdrawal.approve': { roles: ['treasury', 'compliance'], needsSecond: isLarge },
  'withdrawal.release': { roles: ['treasury'], needsSecond: isLarge },
  'withdrawal.complete': { roles: ['treasury'], needsSecond: true },
  // It only makes a withdrawal wait for a review, so whoever pretended it would gain nothing.
  'withdrawal.hold': { roles: ['treasury', 'compliance'], isOwnWork: () => Promise.resolve(true) },
  'withdrawal.cancel': { roles: ['treasury', 'compliance'] },
  'settings.set': {
    roles: ['treasury'],
    needsSecond: setsFees,
    bound: areFeesTooHigh,
    settle: ({ changes }, transaction) => changeSettings(transaction, changes),
  },
  'swap.approve': { roles: ['treasury'] },
  'swap.reject': { roles: ['treasury'] },
  'otc.quote': { roles: ['treasury'], bound: otcBound },
  'otc.settle': { roles: ['treasury'], needsSecond: true, bound: otcBound },
  'otc.cancel': { roles: ['treasury'] },
  'referral.pay': { roles: ['treasury'] },
  'account.freeze': { roles: ['compliance', 'support'] },
  'account.unfreeze': { roles: ['compliance'] },
  'account.close': { roles: ['compliance'] },
  'account.reopen': { roles: ['compliance'], needsSecond: true },
  'account.release': { roles: ['compliance', 'treasury'], needsSecond: true },
  'account.rename': { roles: ['compliance'], needsSecond: isVerified },
  'account.email': { roles: ['compliance'], needsSecond: true },
  'account.export': { roles: ['compliance'] },
  'orders.cancel': { roles: ['compliance', 'support'] },
  'kyc.approve': { roles: ['compliance'] },
  'kyc.reject': { roles: ['compliance'], isOwnWork: areUnreadable },
  'kyc.revoke': { roles: ['compliance'], needsSecond: true },
};

/** A rule for whichever command it is. */
export const ruleFor = (command: Command, ground: Pick<Ground, 'settled' | 'now'>): Rule<CommandKind> | undefined => {
  if (command.kind === 'operator.settle') return settledRule(command, ground);
  return Object.hasOwn(rules, command.kind) ? (rules[command.kind] as Rule<CommandKind> | undefined) : undefined;
};

export const needsSecond = async (command: Command, ground: Ground): Promise<boolean> => {
  const needs = ruleFor(command, ground)?.needsSecond;
  return typeof needs === 'function' ? needs(command, ground) : needs === true;
};

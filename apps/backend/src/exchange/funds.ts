import { readWire, type AssetSymbol } from '@exchange/domain';
import type { Purse } from '../ledger/accounts';
import type { Account } from '../ledger/balances';
import { fromUnits, toUnits, type Units } from '../ledger/units';
import type { Commands } from './commands';
import type { Draft, Posting } from './draft';
import type { Hold, Outcome } from './outcomes';
import { idUsed, insufficient, noSuchHold, noSuchTrader, notHeld, wrongFigure } from './refusals';
import type { LiveHold } from './state';

const wrongAmount = wrongFigure('amount', 'The amount must be above 0.');
const wrongShares = wrongFigure('amount', 'The shares must come to what was reserved.');

/** More than anybody will ever have of anything; the ledger has room for a hundred thousand times as much. */
const greatest = toUnits('1000000000000000');

/** Above zero, and no finer than the ledger. */
const readAmount = (text: string): Units | undefined => {
  const figure = readWire(text);
  if (figure === undefined || (figure.split('.')[1]?.length ?? 0) > 18) return undefined;
  const units = toUnits(figure);
  return units > 0n && units <= greatest ? units : undefined;
};

const toHold = (hold: LiveHold): Hold => ({ ...hold, amount: fromUnits(hold.amount) });

const available = ({ state }: Draft, trader: string, asset: AssetSymbol): Account =>
  state.balances.of({ owner: trader, kind: 'available', asset });

const held = ({ state }: Draft, { trader, as, asset }: LiveHold): Account =>
  state.balances.of({ owner: trader, kind: as, asset });

const findHold = ({ state, ended, lookups }: Draft, id: string): LiveHold | undefined =>
  state.holds.get(id) ?? ended.get(id) ?? lookups.endedHolds.get(id);

const repeatedHold = (hold: LiveHold, command: Commands['funds.reserve'], amount: Units): Outcome<'funds.reserve'> =>
  hold.trader === command.trader && hold.as === command.as && hold.asset === command.asset && hold.amount === amount
    ? { done: { hold: toHold(hold), isRepeat: true } }
    : idUsed;

export const reserve = (draft: Draft, command: Commands['funds.reserve']): Outcome<'funds.reserve'> => {
  const { id, trader, asset, as } = command;
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const known = findHold(draft, id);
  if (known) return repeatedHold(known, command, amount);
  if (!draft.lookups.traders.has(trader)) return noSuchTrader;
  if (draft.state.balances.read({ owner: trader, kind: 'available', asset }) < amount) return insufficient;
  const hold: LiveHold = { id, trader, as, asset, amount, status: 'held' };
  draft.state.holds.set(id, hold);
  draft.newHolds.add(hold);
  draft.journal.move('hold', id, [
    [available(draft, trader, asset), -amount],
    [held(draft, hold), amount],
  ]);
  return { done: { hold: toHold(hold), isRepeat: false } };
};

const end = (draft: Draft, hold: LiveHold, status: 'released' | 'settled'): Hold => {
  hold.status = status;
  draft.state.holds.delete(hold.id);
  draft.ended.set(hold.id, hold);
  if (!draft.newHolds.has(hold)) draft.changedHolds.add(hold);
  return toHold(hold);
};

export const release = (draft: Draft, { id }: Commands['funds.release']): Outcome<'funds.release'> => {
  const hold = findHold(draft, id);
  if (!hold) return noSuchHold;
  if (hold.status !== 'held') return notHeld;
  draft.journal.move('release', id, [
    [held(draft, hold), -hold.amount],
    [available(draft, hold.trader, hold.asset), hold.amount],
  ]);
  return { done: { hold: end(draft, hold, 'released') } };
};

export const settle = (draft: Draft, { id, shares }: Commands['funds.settle']): Outcome<'funds.settle'> => {
  const hold = findHold(draft, id);
  if (!hold) return noSuchHold;
  if (hold.status !== 'held') return notHeld;
  const { asset } = hold;
  const amounts = shares.map(({ house, amount }) => ({ house, amount: readAmount(amount) ?? 0n }));
  const isWhole = amounts.reduce((total, { amount }) => total + amount, 0n) === hold.amount;
  if (!isWhole || amounts.some(({ amount }) => amount === 0n)) return wrongShares;
  draft.journal.move('settle', id, [
    [held(draft, hold), -hold.amount],
    ...amounts.map(
      ({ house, amount }) => [draft.state.balances.of({ owner: null, kind: house, asset }), amount] as const,
    ),
  ]);
  return { done: { hold: end(draft, hold, 'settled') } };
};

const purse = ({ state: { balances } }: Draft, where: Purse, asset: AssetSymbol): Account =>
  'trader' in where
    ? balances.of({ owner: where.trader, kind: 'available', asset })
    : balances.of({ owner: null, kind: where.house, asset });

const isRepeat = (known: Posting, asset: AssetSymbol, amount: Units): boolean =>
  known.asset === asset && known.amount === amount;

const isThere = ({ lookups }: Draft, where: Purse): boolean => 'house' in where || lookups.traders.has(where.trader);

/** What a trader gives there must be; the house may owe. */
const isCovered = ({ state }: Draft, from: Purse, asset: AssetSymbol, amount: Units): boolean =>
  'house' in from || state.balances.read({ owner: from.trader, kind: 'available', asset }) >= amount;

export const post = (draft: Draft, command: Commands['funds.post']): Outcome<'funds.post'> => {
  const { id, asset, from, to } = command;
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const known = draft.posted.get(id) ?? draft.lookups.postings.get(id);
  if (known) return isRepeat(known, asset, amount) ? { done: { isRepeat: true } } : idUsed;
  if (![from, to].every((where) => isThere(draft, where))) return noSuchTrader;
  if (!isCovered(draft, from, asset, amount)) return insufficient;
  draft.posted.set(id, { asset, amount, from, to });
  draft.journal.move('posting', id, [
    [purse(draft, from, asset), -amount],
    [purse(draft, to, asset), amount],
  ]);
  return { done: { isRepeat: false } };
};

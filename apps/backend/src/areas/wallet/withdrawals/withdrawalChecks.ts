import {
  add,
  assetAddress,
  assetOf,
  assetSymbols,
  closedAccountTexts,
  dailyWithdrawalLimit,
  dayMs,
  decimalsText,
  depositConfirmations,
  destinationTag as destinationTagRule,
  feeTakesAllText,
  fieldTexts,
  fromUnits,
  hasAtMostDecimals,
  heldBackText,
  isAbove,
  isBelow,
  limitLeavesText,
  minimumText,
  noPriceText,
  notOpenTexts,
  owedText,
  passedOnText,
  roundDown,
  roundUp,
  showExactly,
  subtract,
  sum,
  toUnits,
  withdrawalFee,
  withdrawalLimitReachedText,
  withdrawalsPausedText,
  type AssetSymbol,
  type DecimalText,
} from '@exchange/domain';
import type { Refusal } from '#exchange/outcomes';
import { frozen, insufficient, noSuchTrader } from '#exchange/refusals';
import { owedKind, type AccountKey } from '#ledger/accounts';
import type { Units } from '#ledger/units';
import type { YoungClaim } from '#ledger/youngMoney';
import type { Worth } from '../shared/worth';
import { obstacleOf } from './ownersFacts';
import { dayKey, type CurrencyFacts, type TraderFacts, type WithdrawalFacts } from './withdrawalFacts';

export interface Asked {
  trader: string;
  asset: AssetSymbol;
  amount: DecimalText;
}

export interface Destination {
  address: string;
  destinationTag?: string | undefined;
}

/** Everything that decides about a withdrawal. */
export interface WithdrawalContext {
  at: number;
  facts: WithdrawalFacts;
  /** Put on hold by a command that the facts may not include yet. */
  isFrozen?: boolean | undefined;
  read: (account: AccountKey) => Units;
  /** What must stay behind until deposits are confirmed, the trader's own and those of others who paid with them. */
  young: readonly YoungClaim[];
  worth: Worth;
}

type Objection = Refusal | undefined;

const refusal = (code: Refusal['code'], message: string, field?: Refusal['field']): Refusal => ({
  code,
  message,
  field,
});

/** What is requested in time is carried out, however long that takes. */
const closureObjection = ({ withdrawableUntil }: TraderFacts, at: number): Objection =>
  withdrawableUntil !== undefined && at >= withdrawableUntil
    ? refusal('not allowed', closedAccountTexts.over)
    : undefined;

/** KYC, then two-factor, then the 24 hours, in the documented order, before anything the trader typed. */
export const gateObjection = (facts: TraderFacts, at: number): Objection => {
  if (facts.isFrozen) return frozen.refused;
  const message = obstacleOf(facts, at);
  return closureObjection(facts, at) ?? (message === undefined ? undefined : refusal('not allowed', message));
};

const longestFigure = 40;

/** A plain positive decimal: the contract lets more than that through. */
const isFigure = (amount: DecimalText): boolean =>
  amount.length <= longestFigure && /^\d+(\.\d+)?$/.test(amount) && isAbove(amount, '0');

const figureObjection = ({ asset, amount }: Asked, currency: CurrencyFacts): Objection => {
  const { isOpen, lacksCustody = false, minimum, configuredFee } = currency;
  if (!isOpen)
    return refusal('closed', lacksCustody ? notOpenTexts.withdrawals : withdrawalsPausedText(asset), 'asset');
  if (!isFigure(amount)) return refusal('figure', fieldTexts.amount, 'amount');
  const { withdrawalDecimals } = assetOf(asset);
  if (!hasAtMostDecimals(amount, withdrawalDecimals))
    return refusal('figure', decimalsText(withdrawalDecimals), 'amount');
  if (isBelow(amount, minimum)) return refusal('figure', minimumText(minimum, asset), 'amount');
  const fee = withdrawalFee(amount, { asset, configuredFee });
  return isAbove(amount, fee) ? undefined : refusal('figure', feeTakesAllText(fee, asset), 'amount');
};

const balanceObjection = ({ trader, asset, amount }: Asked, { read }: WithdrawalContext): Objection =>
  toUnits(amount) > read({ owner: trader, kind: 'available', asset }) ? insufficient.refused : undefined;

const owedObjection = ({ trader }: Asked, { read }: WithdrawalContext): Objection => {
  const asset = assetSymbols.find((symbol) => read({ owner: trader, kind: owedKind, asset: symbol }) < 0n);
  if (asset === undefined) return undefined;
  const missing = fromUnits(-read({ owner: trader, kind: owedKind, asset }));
  return refusal('not allowed', owedText(missing, asset));
};

/**
 * The next day counts, too: a clock that steps back over midnight gives no one a second limit. Amounts booked by a
 * clock that was even further ahead count only once their day is near, so that they don't block the limit for weeks.
 */
export const usedToday = (trader: string, { at, facts }: Pick<WithdrawalContext, 'at' | 'facts'>): DecimalText =>
  sum([at, at + dayMs].map((moment) => facts.used.get(dayKey(trader, moment)) ?? '0'));

const limitObjection = ({ trader, asset, amount }: Asked, ground: WithdrawalContext): Objection => {
  const worth = ground.worth.atLeast(asset, amount);
  if (worth === undefined) return refusal('closed', noPriceText(asset), 'asset');
  const left = subtract(dailyWithdrawalLimit, usedToday(trader, ground));
  if (!isAbove(left, '0'))
    return refusal('limit', withdrawalLimitReachedText(showExactly(dailyWithdrawalLimit)), 'amount');
  return isAbove(worth, left) ? refusal('limit', limitLeavesText(roundDown(left, 8)), 'amount') : undefined;
};

const stayingKinds = ['available', 'in orders', 'staked'] as const;

/** What the trader would have left of a coin. */
const staysBehind = ({ trader, asset, amount }: Asked, { read }: WithdrawalContext, symbol: AssetSymbol): Units => {
  const held = stayingKinds.reduce((total, kind) => total + read({ owner: trader, kind, asset: symbol }), 0n);
  return symbol === asset ? held - toUnits(amount) : held;
};

/** Coin by coin first, so that rounding prices never counts against a coin that covers itself. */
const isCovered = (asked: Asked, ground: WithdrawalContext): boolean => {
  const margins = assetSymbols.map((symbol) => {
    const held = ground.young.reduce((total, { asset, amount }) => (asset === symbol ? total + amount : total), 0n);
    const left = staysBehind(asked, ground, symbol) - held;
    return left < 0n
      ? subtract('0', ground.worth.atLeast(symbol, fromUnits(-left)) ?? '0')
      : ground.worth.atMost(symbol, fromUnits(left));
  });
  return !isBelow(sum(margins), '0');
};

/** A deposit can be reversed until it has its confirmations, so its value must stay until then, whoever has it by now. */
const youngObjection = (asked: Asked, ground: WithdrawalContext): Objection => {
  const [first] = ground.young;
  if (!first || isCovered(asked, ground)) return undefined;
  const worths = ground.young.map(({ asset, amount }) => ground.worth.atLeast(asset, fromUnits(amount)));
  const held = worths.reduce<DecimalText>((total, worth) => add(total, worth ?? '0'), '0');
  const { asset, amount, confirmations, isPassedOn } = first;
  const told = { asset, amount: fromUnits(amount), confirmations, needed: depositConfirmations.toWithdraw };
  const textOf = isPassedOn ? passedOnText : heldBackText;
  return refusal('not allowed', textOf({ ...told, worth: roundUp(held, 2) }), 'amount');
};

/** Why this amount of a coin can't be withdrawn, whatever the address; undefined if it can. */
export const amountObjection = (asked: Asked, ground: WithdrawalContext): Objection => {
  const { trader, asset } = asked;
  const [traderFacts, currency] = [ground.facts.traders.get(trader), ground.facts.currencies.get(asset)];
  if (!traderFacts || !currency) return noSuchTrader.refused;
  if (ground.isFrozen === true) return frozen.refused;
  return (
    gateObjection(traderFacts, ground.at) ??
    owedObjection(asked, ground) ??
    figureObjection(asked, currency) ??
    balanceObjection(asked, ground) ??
    limitObjection(asked, ground) ??
    youngObjection(asked, ground)
  );
};

const tagObjection = (asset: AssetSymbol, tag: string): Objection => {
  const message = destinationTagRule(asset)(tag);
  return message === undefined ? undefined : refusal('figure', message, 'destinationTag');
};

export const destinationObjection = (asset: AssetSymbol, { address, destinationTag = '' }: Destination): Objection => {
  const message = assetAddress(asset)(address);
  return message === undefined ? tagObjection(asset, destinationTag) : refusal('figure', message, 'address');
};

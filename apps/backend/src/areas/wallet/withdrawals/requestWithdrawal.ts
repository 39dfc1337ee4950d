import { add, compare, isAbove, toUnits, withdrawalFee, type DecimalText } from '@exchange/domain';
import { clientKey } from '#exchange/sql/clientIds';
import { defineKind, type AnyKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { takeNumbers } from '#exchange/sql/numbers';
import { rowFor } from '#exchange/sql/rows';
import { appCodeKey, steadyTrader } from '#identity/appCodes';
import { otherWithdrawal } from '../shared/refusals';
import type { XdcPrices } from '#marketData/xdcPrices';
import { createWorth } from '../shared/worth';
import { amountObjection, destinationObjection, type WithdrawalContext } from './withdrawalChecks';
import {
  checkCodes,
  plain,
  readCodes,
  spendCodes,
  type CodedRequest,
  type RightCodes,
  type StoredCodes,
} from './confirmingCodes';
import { newUntil, readSavedSince, type SavedSince } from './newAddresses';
import { withdrawalChanged } from './withdrawalEvents';
import { waitOf } from './withdrawalWait';
import {
  readUnreviewed,
  readWithdrawalFacts,
  type CurrencyFacts,
  type Unreviewed,
  type WithdrawalFacts,
} from './withdrawalFacts';
import {
  putWithdrawals,
  readWithdrawalsByClient,
  traderKey,
  withdrawalHold,
  withLine,
  type WaitsFor,
  type Withdrawal,
} from '#transfers/withdrawal';

interface RequestWithdrawal extends CodedRequest {
  /** Chosen by the client. The same ID again is the same withdrawal, whatever codes come with it. */
  clientId?: string | undefined;
}

declare module '#exchange/commands' {
  interface Commands {
    'withdrawal.request': RequestWithdrawal;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    /** A wrong code moves nothing, but is counted. */
    'withdrawal.request': { withdrawal: Withdrawal; isRepeat: boolean; wrong?: never } | { wrong: Refusal };
  }
}

interface Known {
  facts: WithdrawalFacts;
  unreviewed: ReadonlyMap<string, Unreviewed>;
  byClient: ReadonlyMap<string, Withdrawal>;
  codes: StoredCodes;
  savedSince: SavedSince;
  numbers: ReadonlyMap<CommandOf<'withdrawal.request'>, number>;
}

const isSame = (known: Withdrawal, { asset, amount, address, destinationTag }: RequestWithdrawal): boolean =>
  known.asset === asset &&
  compare(known.amount, amount) === 0 &&
  known.address === address &&
  known.destinationTag === (destinationTag ?? null);

interface Beginning {
  command: RequestWithdrawal;
  currency: CurrencyFacts;
  number: number;
  worth: DecimalText;
  usedShare: DecimalText;
  /**
   * Reviewed however small it is: its trader never saw the address beside the code, traded far off the market, or was
   * paid with a deposit that somebody now owes.
   */
  isSuspect: boolean;
  at: number;
  /** When the address stops being new, for a trader who waits for that. */
  newUntil: number | undefined;
}

interface Waiting {
  waitsFor: WaitsFor;
  until: number;
}

/** The wait for a new address comes first, if there is one. */
const laterOf = (waiting: Waiting, until: number | undefined): Waiting =>
  until === undefined ? waiting : { waitsFor: 'newAddress', until };

const begin = (beginning: Beginning): Withdrawal => {
  const { command, currency, number, worth, at } = beginning;
  const { trader, clientId, asset, address, destinationTag } = command;
  const amount = plain(command.amount);
  const { paymentType, ...waiting } = waitOf({
    amount,
    autoBelow: currency.autoBelow,
    usedShare: beginning.usedShare,
    isSuspect: beginning.isSuspect,
    at,
  });
  const { waitsFor, until } = laterOf(waiting, beginning.newUntil);
  const fresh: Withdrawal = {
    id: `w-${number}`,
    number,
    trader,
    clientId: clientId ?? null,
    asset,
    amount,
    fee: withdrawalFee(amount, { asset, configuredFee: currency.configuredFee }),
    address,
    destinationTag: destinationTag ?? null,
    status: 'Pending',
    paymentType,
    worth,
    releasedAt: null,
    transactionId: null,
    networkFee: null,
    confirmations: 0,
    waitsUntil: null,
    steps: [],
    createdAt: at,
  };
  return withLine(fresh, at, { step: 'requested', waitsFor, until });
};

interface Suspicion {
  isPaidWithReversed: boolean;
  isSuspectFrom: DecimalText | undefined;
}

const take = (
  command: CommandOf<'withdrawal.request'>,
  known: Known,
  ground: WithdrawalContext,
  { namesDestination, isSuspectFrom, isPaidWithReversed, ...spending }: RightCodes & Suspicion,
): Decision<'withdrawal.request'> => {
  const { trader, asset, amount } = command;
  const [currency, number] = [known.facts.currencies.get(asset), known.numbers.get(command)];
  const worth = ground.worth.atLeast(asset, amount);
  if (!currency || number === undefined || worth === undefined) throw new Error(`${asset} was not looked up.`);
  const { at } = ground;
  const unreviewed = known.unreviewed.get(trader) ?? { share: '0', worth: '0' };
  const isSuspect =
    !namesDestination ||
    isPaidWithReversed ||
    (isSuspectFrom !== undefined && isAbove(add(worth, unreviewed.worth), isSuspectFrom));
  const waits = known.facts.traders.get(trader)?.waitsForNewAddresses === true;
  const withdrawal = begin({
    command,
    currency,
    number,
    worth,
    usedShare: unreviewed.share,
    isSuspect,
    at,
    newUntil: waits ? newUntil(command, known.savedSince, at) : undefined,
  });
  return {
    done: { withdrawal, isRepeat: false },
    holds: [
      {
        id: withdrawalHold(withdrawal.id),
        trader,
        as: 'pending withdrawal',
        asset,
        amount: toUnits(withdrawal.amount),
      },
    ],
    rows: [rowFor(spendCodes, spending), rowFor(putWithdrawals, withdrawal)],
    events: withdrawalChanged(withdrawal),
  };
};

interface RequestTerms {
  prices: XdcPrices;
  /** Above this worth in XDC a day they are reviewed if their trader has traded far from a reference price. */
  strayedAbove: DecimalText;
}

const decide = (
  { at, state, lastPrice, referencePrice }: View,
  command: CommandOf<'withdrawal.request'>,
  known: Known,
  { prices, strayedAbove }: RequestTerms,
): Decision<'withdrawal.request'> => {
  const { trader, clientId, asset } = command;
  const before = clientId === undefined ? undefined : known.byClient.get(clientKey(trader, clientId));
  if (before) return isSame(before, command) ? { done: { withdrawal: before, isRepeat: true } } : otherWithdrawal;
  const ground: WithdrawalContext = {
    at,
    facts: known.facts,
    isFrozen: state.frozen.has(trader),
    read: (account) => state.balances.read(account),
    young: state.young.claimsOn(trader),
    worth: createWorth({ lastPrice, referencePrice }, prices),
  };
  const objection = amountObjection(command, ground) ?? destinationObjection(asset, command);
  if (objection) return { refused: objection };
  const checked = checkCodes(command, known, at);
  if ('wrong' in checked) return { done: { wrong: checked.wrong }, rows: checked.rows };
  const hasStrayed = (state.references.strayed.get(trader) ?? 0) > at;
  return take(command, known, ground, {
    ...checked.right,
    isPaidWithReversed: state.young.isPaidWithReversed(trader),
    isSuspectFrom: hasStrayed ? strayedAbove : undefined,
  });
};

/** All rules for a withdrawal are checked here, where the money moves. */
export const requestWithdrawal = (terms: RequestTerms): AnyKind =>
  defineKind({
    kind: 'withdrawal.request',
    // One at a time per trader: balance, limit, codes and IDs must be looked up after the previous request.
    keysOf: ({ trader }) => [traderKey(trader), appCodeKey(trader)],
    steady: ({ trader }) => steadyTrader(trader),
    lookUp: async (client, commands, at): Promise<Known> => {
      const traders = commands.map(({ trader }) => trader);
      const [facts, unreviewed, byClient, codes, savedSince, numbers] = await Promise.all([
        readWithdrawalFacts(client, traders, at),
        readUnreviewed(client, traders, at),
        readWithdrawalsByClient(client, commands),
        readCodes(client, commands),
        readSavedSince(client, commands),
        takeNumbers(client, 'withdrawal_number', commands),
      ]);
      return { facts, unreviewed, byClient, codes, savedSince, numbers };
    },
    decide: (view, command, known: Known) => decide(view, command, known, terms),
  });

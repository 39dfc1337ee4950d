import { compare, fromUnits, isAbove, ratioSwapTexts, swappedXdc, type DecimalText } from '@exchange/domain';
import { clientKey, readByClient } from '#exchange/sql/clientIds';
import { defineKind } from '#exchange/commandKind';
import type { Decision, View } from '#exchange/effects';
import type { CommandOf } from '#exchange/commands';
import { takeNumbers } from '#exchange/sql/numbers';
import { refused, standingObjection, swapsStopped, wrongAmount } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { readIsWindingDown } from '#exchange/sql/windDown';
import { readAmount } from '#ledger/legs';
import { putRatioSwaps, ratioSwapColumns, swapHold, toRatioSwap, type RatioSwap, swapChanged } from './ratioSwap';

interface RequestSwap {
  trader: string;
  /** Chosen by the client. The same ID again is the same request. */
  clientId?: string | undefined;
  /** In lower case, so that the same hash can't be used twice in different spellings. */
  txHash: string;
  /** Milliseconds since 1970. */
  boughtAt: number;
  amount: DecimalText;
  amountUsd: DecimalText;
}

type Request = CommandOf<'swap.request'>;

declare module '#exchange/commands' {
  interface Commands {
    /** Holds bought XDCE until an operator decides on the swap. */
    'swap.request': RequestSwap;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'swap.request': { swap: RatioSwap; isRepeat: boolean };
  }
}

interface Known {
  byClient: ReadonlyMap<string, RatioSwap>;
  /** Transactions with a request that isn't rejected. */
  used: ReadonlySet<string>;
  /** How many requests of each trader nobody has decided on. */
  waiting: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<Request, number>;
  isWindingDown: boolean;
}

const readUsed = async (client: Queries, commands: readonly RequestSwap[]): Promise<Known['used']> => {
  const { rows } = await client.query<{ txHash: string }>({
    name: 'ratio-swap-used',
    text: `select tx_hash as "txHash" from ratio_swap where tx_hash = any ($1) and status <> 'Rejected'`,
    values: [commands.map(({ txHash }) => txHash)],
  });
  return new Set(rows.map(({ txHash }) => txHash));
};

const readWaiting = async (client: Queries, commands: readonly RequestSwap[]): Promise<Known['waiting']> => {
  const { rows } = await client.query<{ owner: string; waiting: number }>({
    name: 'ratio-swap-waiting',
    text: `select owner, count(*)::integer as waiting from ratio_swap
           where owner = any ($1) and status = 'Pending' group by owner`,
    values: [commands.map(({ trader }) => trader)],
  });
  return new Map(rows.map(({ owner, waiting }) => [owner, waiting]));
};

/** A person decides on each, and until then nobody else can use its purchase. */
const mostWaiting = 20;

const tooMany = refused({
  code: 'limit',
  message: `You have ${String(mostWaiting)} swap requests under review, which is the maximum. Wait until one is decided.`,
});
const tooLate = refused({ code: 'closed', message: ratioSwapTexts.tooLate, field: 'buyingDate' });
const tooLittle = refused({ code: 'figure', message: ratioSwapTexts.tooLittle, field: 'amount' });
const hashUsed = refused({ code: 'id used', message: ratioSwapTexts.hashUsed, field: 'txHash' });
const otherRequest = refused({ code: 'id used', message: ratioSwapTexts.otherRequest, field: 'clientSwapId' });

const isSame = (known: RatioSwap, { txHash, boughtAt, amount, amountUsd }: RequestSwap): boolean =>
  known.txHash === txHash &&
  known.boughtAt === boughtAt &&
  compare(known.amount, amount) === 0 &&
  compare(known.amountUsd, amountUsd) === 0;

const repeated = (known: RatioSwap, command: RequestSwap): Decision<'swap.request'> =>
  isSame(known, command) ? { done: { swap: known, isRepeat: true } } : otherRequest;

const take = ({ at }: View, command: Request, known: Known): Decision<'swap.request'> => {
  const { trader, txHash, boughtAt, clientId = null, amountUsd } = command;
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const xdc = swappedXdc(command.amount, boughtAt);
  if (xdc === undefined) return tooLate;
  if (!isAbove(xdc, '0')) return tooLittle;
  if (known.used.has(txHash)) return hashUsed;
  if ((known.waiting.get(trader) ?? 0) >= mostWaiting) return tooMany;
  const number = known.numbers.get(command) ?? 0;
  const id = `rs-${String(number)}`;
  const figures = { amount: fromUnits(amount), amountUsd, xdc };
  const moments = { boughtAt, createdAt: at, updatedAt: at };
  const undecided = { status: 'Pending', decidedBy: null, reason: null } as const;
  const swap: RatioSwap = { id, number, trader, clientId, txHash, ...figures, ...moments, ...undecided };
  return {
    done: { swap, isRepeat: false },
    holds: [{ id: swapHold(id), trader, as: 'swap hold', asset: 'XDCE', amount }],
    rows: [rowFor(putRatioSwaps, swap)],
    events: swapChanged(swap),
  };
};

export const requestSwap = defineKind<'swap.request', Known>({
  kind: 'swap.request',
  // Serialised by trader and by hash, since each looks up what came before.
  keysOf: ({ trader, txHash }) => [`swaps of ${trader}`, `purchase ${txHash}`],
  lookUp: async (client, commands) => {
    const [byClient, used, waiting, numbers, isWindingDown] = await Promise.all([
      readByClient(client, commands, { table: 'ratio_swap', columns: ratioSwapColumns, read: toRatioSwap }),
      readUsed(client, commands),
      readWaiting(client, commands),
      takeNumbers(client, 'ratio_swap_number', commands),
      readIsWindingDown(client),
    ]);
    return { byClient, used, waiting, numbers, isWindingDown };
  },
  decide: (view, command, known) => {
    const { trader, clientId } = command;
    const before = clientId === undefined ? undefined : known.byClient.get(clientKey(trader, clientId));
    if (before) return repeated(before, command);
    const standing = standingObjection(view.state, trader);
    if (standing) return standing;
    return known.isWindingDown ? swapsStopped : take(view, command, known);
  },
});

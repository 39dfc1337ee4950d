import { failureText, quickSwapCurrency, type DecimalText, type Failure } from '@exchange/domain';
import type { IntendedSwap, quickSwapMachine } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';
import { availableOf, type Holding } from '#entities/funds/fund.ts';

/** The state of checking a swap that got no answer. */
export type Look = { kind: 'looking' } | { kind: 'failed'; text: string } | { kind: 'seen'; balance: DecimalText };

/** The state of the quick swap. */
export type QuickSwapState =
  | { kind: 'editing' }
  | { kind: 'swapping' }
  | { kind: 'refused'; text: string }
  | { kind: 'unconfirmed'; swap: IntendedSwap; look: Look };

/** The machine's state, in its most specific name. */
type SwapPlace = 'editing' | 'swapping' | 'swapped' | 'refused' | 'looking' | 'unseen' | 'seen';

type Snapshot = SnapshotFrom<typeof quickSwapMachine>;

const words = (failure: Failure | undefined, isRepeatable: boolean): string =>
  failureText(failure ?? { code: 'unexpected' }, isRepeatable ? 'repeatable' : undefined);

const lookAt = (place: SwapPlace, { failure, balanceNow }: Snapshot['context']): Look | undefined => {
  if (place === 'looking') return { kind: 'looking' };
  if (place === 'unseen') return { kind: 'failed', text: words(failure, true) };
  return place === 'seen' && balanceNow !== undefined ? { kind: 'seen', balance: balanceNow } : undefined;
};

const placeOf = (value: Snapshot['value']): SwapPlace => {
  if (typeof value === 'string') return value;
  return 'open' in value ? value.open : value.unconfirmed;
};

/** The machine's state in the form that views show. */
export const quickSwapState = ({ value, context }: Snapshot): QuickSwapState => {
  const { swap, failure } = context;
  const place = placeOf(value);
  const look = lookAt(place, context);
  if (look && swap) return { kind: 'unconfirmed', swap, look };
  if (place === 'refused') return { kind: 'refused', text: words(failure, false) };
  return { kind: place === 'swapping' ? 'swapping' : 'editing' };
};

/** The balance to swap; undefined while it isn't known. */
export const swappable = (holdings: readonly Holding[] | undefined): DecimalText | undefined =>
  availableOf(holdings, quickSwapCurrency);

import type { Pair } from '@exchange/domain';
import { useState } from 'react';
import { useServices } from '#shared/services/services.ts';
import type { HotkeyWords } from '#shared/hotkeys/hotkey.ts';
import { noted } from '#shared/services/tell.ts';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import type { OrderCancelling } from '../openOrders/cancelling';
import { orderWords, type OpenOrder } from '../openOrders/openOrder';
import { listsGroup as group } from './bottomTabs';
import { CancelQuestion } from './CancelAll';
import { cancelAllTexts as texts } from './texts';

/** They ask first, since a cancelled order loses its place in the book. */
const cancelHotkeys = [
  { name: 'cancelNewest', label: 'Cancel the newest order of this pair', group, keys: ['x'] },
  { name: 'cancelPair', label: 'Cancel all orders of this pair', group, keys: ['a'] },
] as const satisfies readonly HotkeyWords[];

interface CancelKeysProps {
  pair: Pair;
  /** The trader's, newest first. */
  orders: readonly OpenOrder[];
  cancelling: OrderCancelling;
}

/** Cancels orders of the pair by key. */
export const CancelKeys = ({ pair, orders, cancelling: { all, onCancel, onCancelAll } }: CancelKeysProps) => {
  const { toasts } = useServices();
  const [meant, setMeant] = useState<readonly OpenOrder[]>([]);
  const [isAsked, setAsked] = useState(false);
  const own = orders.filter(({ name }) => name === pair.name);
  const ask = (some: readonly OpenOrder[]): void => {
    if (all !== undefined) return;
    setMeant(some);
    setAsked(some.length > 0);
    if (some.length === 0) toasts.toast(noted(texts.noneOnPair(pair)));
  };
  useHotkeys(cancelHotkeys, { cancelNewest: () => ask(own.slice(0, 1)), cancelPair: () => ask(own) });
  const [first, ...others] = meant;
  const isOne = first !== undefined && others.length === 0;
  return (
    <CancelQuestion
      isAsked={isAsked}
      onAskedChange={setAsked}
      count={meant.length}
      consequence={texts.consequence(isOne ? `${orderWords(first)}.` : texts.onPair(pair))}
      onConfirm={() => (isOne ? onCancel(first.id) : onCancelAll(meant.map(({ id }) => id)))}
    />
  );
};

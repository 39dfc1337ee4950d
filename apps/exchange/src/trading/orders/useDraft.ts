import type { OrderForm, Pair } from '@exchange/domain';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { forgetDraft, keepDraft, readDraft, type OrderDraft } from '#shared/session/orderDrafts.ts';

interface Typed {
  pair: Pair;
  form: OrderForm;
  isPriceChosen: boolean;
}

interface Drafting {
  /** The form's initial values. */
  draft: OrderDraft | undefined;
  /** Call with what was typed; it is only kept for visitors, who must leave the page to log in. */
  keep: (typed: Typed) => void;
}

/** Keeps what a visitor types in one side of the order forms until they have logged in. */
export const useDraft = (pair: Pair, side: OrderForm['side']): Drafting => {
  const { tab } = useServices();
  const { kind } = useSession();
  const [draft] = useState(() => readDraft(tab, pair.name, side));
  useEffect(() => {
    if (kind === 'trader') forgetDraft(tab, side);
  }, [kind, tab, side]);
  const keep = useCallback(
    ({ pair: { name }, form: { price, amount }, isPriceChosen }: Typed) => {
      if (kind !== 'visitor') return;
      if (isPriceChosen || amount !== '') keepDraft(tab, name, side, { price, amount, isPriceChosen });
      else forgetDraft(tab, side);
    },
    [kind, tab, side],
  );
  return { draft, keep };
};

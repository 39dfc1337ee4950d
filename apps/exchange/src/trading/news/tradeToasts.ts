import { quickSwapPair, tradeToast, type TradeEvent } from '@exchange/domain';
import type { ToastStore } from '@exchange/ui';
import { newsOfSwaps } from '#shared/services/tell.ts';
import type { Fill } from '../openOrders/fills';

export interface TradeToasts {
  /** The event with the documented line. */
  onTrade: (event: TradeEvent) => void;
  /** The event with the figures, if the server sends any. */
  onFill: (fill: Pick<Fill, 'name' | 'order' | 'figures'>) => void;
}

type Figures = Parameters<TradeToasts['onFill']>[0];

/**
 * A fill comes as two events, in either order, and as one toast: the documented line, then the figures. Each fill of an
 * order takes the place of the one before.
 */
export const createTradeToasts = (toasts: Pick<ToastStore, 'toast'>): TradeToasts => {
  const withoutFigures = new Map<string, { text: string; about: string }>();
  const withoutLine = new Map<string, Figures>();
  let count = 0;

  const show = (text: string, { name, order, figures }: Figures, replaces?: string): void => {
    const about = name === quickSwapPair.name ? newsOfSwaps : `order ${order}`;
    toasts.toast({ tone: 'success', text, details: figures, about, replaces });
  };

  return {
    onTrade: (event) => {
      const text = tradeToast(event);
      if (text === undefined) return;
      const figures = withoutLine.get(event.Pair);
      if (figures) {
        withoutLine.delete(event.Pair);
        show(text, figures);
        return;
      }
      count += 1;
      const about = event.Pair === quickSwapPair.name ? newsOfSwaps : `trade ${String(count)}`;
      withoutFigures.set(event.Pair, { text, about });
      toasts.toast({ tone: 'success', text, about });
    },
    onFill: (fill) => {
      const line = withoutFigures.get(fill.name);
      if (!line) {
        withoutLine.set(fill.name, fill);
        return;
      }
      withoutFigures.delete(fill.name);
      show(line.text, fill, line.about);
    },
  };
};

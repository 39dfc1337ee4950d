import type { PairName, Side } from '@exchange/domain';
import type { DeviceStore } from '../storage/deviceStore';
import { storedFields } from '../storage/storedFields';

/** A visitor's input in an order form. */
export interface OrderDraft {
  price: string;
  amount: string;
  /** The visitor typed the price; it wasn't filled in from the market. */
  isPriceChosen: boolean;
}

const keys = { buy: 'orderDraftBuy', sell: 'orderDraftSell' } as const satisfies Record<Side, string>;

/** Longer than any figure; a longer text isn't one of our drafts. */
const longest = 100;

const isFigure = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** Each side has at most one draft, for one pair. */
export const readDraft = (tab: DeviceStore, name: PairName, side: Side): OrderDraft | undefined => {
  const { pair, price, amount, isPriceChosen } = storedFields(tab.read(keys[side]));
  if (pair !== name || !isFigure(price) || !isFigure(amount)) return undefined;
  return { price, amount, isPriceChosen: isPriceChosen === true };
};

export const keepDraft = (tab: DeviceStore, pair: PairName, side: Side, draft: OrderDraft): void =>
  tab.write(keys[side], JSON.stringify({ pair, ...draft }));

export const forgetDraft = (tab: DeviceStore, side: Side): void => tab.remove(keys[side]);

export const forgetDrafts = (tab: DeviceStore): void => {
  for (const key of Object.values(keys)) tab.remove(key);
};

import type { PairName, Side } from '@exchange/domain';
import type { DeviceStore } from '../storage/deviceStore';
import { storedFields } from '../storage/storedFields';

/** What a visitor had in an order form. */
export interface OrderDraft {
  price: string;
  amount: string;
  /** The price is theirs, and not one that came in. */
  isPriceChosen: boolean;
}

const keys = { buy: 'orderDraftBuy', sell: 'orderDraftSell' } as const satisfies Record<Side, string>;

/** Longer than any figure; what is longer is no draft of ours. */
const longest = 100;

const isFigure = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** Of each side there is one draft at most, and it is for one pair. */
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

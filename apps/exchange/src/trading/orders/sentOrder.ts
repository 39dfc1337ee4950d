import { findPair, type Side } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import { storedFigure, type StoredFields } from '../../shared/storage/storedFields';

export const writeOrder = ({ pair, price, amount, clientOrderId }: IntendedOrder): StoredFields => ({
  pair: pair.name,
  price,
  amount,
  clientOrderId,
});

/** What is no order of ours is none. */
export const readOrder = (fields: StoredFields, side: Side): IntendedOrder | undefined => {
  const { pair: name, clientOrderId } = fields;
  const pair = typeof name === 'string' ? findPair(name) : undefined;
  const price = storedFigure(fields['price']);
  const amount = storedFigure(fields['amount']);
  if (!pair || price === undefined || amount === undefined || typeof clientOrderId !== 'string') return undefined;
  return { pair, side, price, amount, clientOrderId };
};

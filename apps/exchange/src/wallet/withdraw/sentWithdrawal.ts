import { readAssetSymbol } from '@exchange/domain';
import type { IntendedWithdrawal } from '@exchange/machines';
import { asFields, storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';

/** Field by field, so that nothing else, least of all a code, is ever stored in the tab. */
const writeWithdrawal = ({ id, asset, amount, address, destinationTag }: IntendedWithdrawal): StoredFields => ({
  id,
  asset,
  amount,
  address,
  destinationTag,
});

const tagIn = (tag: unknown) => (typeof tag === 'string' ? { destinationTag: tag } : {});

/** Empty for anything that isn't one of our withdrawals. */
const readWithdrawal = (value: unknown): IntendedWithdrawal[] => {
  const { id, asset: symbol, address, destinationTag, ...figures } = asFields(value);
  const asset = typeof symbol === 'string' ? readAssetSymbol(symbol) : undefined;
  const amount = storedFigure(figures['amount']);
  if (typeof id !== 'string' || typeof address !== 'string') return [];
  return asset === undefined || amount === undefined ? [] : [{ id, asset, amount, address, ...tagIn(destinationTag) }];
};

export const writeWithdrawals = (withdrawals: readonly IntendedWithdrawal[]): StoredFields => ({
  withdrawals: withdrawals.map(writeWithdrawal),
});

export const readWithdrawals = ({ withdrawals }: StoredFields): IntendedWithdrawal[] =>
  Array.isArray(withdrawals) ? withdrawals.flatMap(readWithdrawal) : [];

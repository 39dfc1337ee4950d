import { pairs, type Pair } from '@exchange/domain';
import type { Refused } from '../../contract/handlers';
import { noSuchPair, otherPair } from './refusals';

type Fields = Readonly<Record<string, string | undefined>>;

/** Finds a pair by ID. Names sent along must be those of the same pair. */
export const namedPair = (id: string, idField: string, names: Fields): Pair | Refused => {
  const pair = pairs.find((one) => one.id === id);
  if (!pair) return noSuchPair(idField);
  const wrong = Object.entries(names).find(([, name]) => name !== undefined && name !== pair.name);
  return wrong ? otherPair(wrong[0]) : pair;
};

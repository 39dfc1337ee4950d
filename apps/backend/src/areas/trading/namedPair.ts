import { pairs, type Pair } from '@exchange/domain';
import type { Refused } from '../../contract/handlers';
import { noSuchPair, otherPair } from './refusals';

type Fields = Readonly<Record<string, string | undefined>>;

/** The pair of an id. Names that come along are no second choice: they have to be its names. */
export const namedPair = (id: string, idField: string, names: Fields): Pair | Refused => {
  const pair = pairs.find((one) => one.id === id);
  if (!pair) return noSuchPair(idField);
  const wrong = Object.entries(names).find(([, name]) => name !== undefined && name !== pair.name);
  return wrong ? otherPair(wrong[0]) : pair;
};

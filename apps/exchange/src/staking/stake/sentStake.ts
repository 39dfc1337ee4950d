import { stakingKinds } from '@exchange/domain';
import type { IntendedStake } from '@exchange/machines';
import { storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';

/** Field by field, so that nothing else, least of all a code, is ever stored in the tab. */
export const writeStake = ({ id, kind, amount, months }: IntendedStake): StoredFields => ({ id, kind, amount, months });

/** Undefined for anything that isn't one of our stakes. */
export const readStake = (fields: StoredFields): IntendedStake | undefined => {
  const { id, months } = fields;
  const kind = stakingKinds.find((each) => each === fields['kind']);
  const amount = storedFigure(fields['amount']);
  if (typeof id !== 'string' || typeof months !== 'number' || kind === undefined || amount === undefined) {
    return undefined;
  }
  return { id, kind, amount, months };
};

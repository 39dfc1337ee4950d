import { stakingKinds } from '@exchange/domain';
import type { IntendedStake } from '@exchange/machines';
import { storedFigure, type StoredFields } from '../../shared/storage/storedFields';

/** Field by field, so that nothing else, least of all a code, ever gets into the tab's storage. */
export const writeStake = ({ id, kind, amount, months }: IntendedStake): StoredFields => ({ id, kind, amount, months });

/** What is no stake of ours is none. */
export const readStake = (fields: StoredFields): IntendedStake | undefined => {
  const { id, months } = fields;
  const kind = stakingKinds.find((each) => each === fields['kind']);
  const amount = storedFigure(fields['amount']);
  if (typeof id !== 'string' || typeof months !== 'number' || kind === undefined || amount === undefined) {
    return undefined;
  }
  return { id, kind, amount, months };
};

import type { PhotoConcern } from '@exchange/domain';
import { photoToSend, type KycPhotoContext, type PhotoRefusal } from '@exchange/machines';
import { keptFile } from '../browserFile';

/** A photo's progress from being chosen to being used. */
export type PhotoProgress =
  | { kind: 'settled' }
  | { kind: 'preparing' }
  | { kind: 'advised'; concerns: readonly PhotoConcern[] }
  | { kind: 'refused'; because: PhotoRefusal };

export interface PhotoState {
  progress: PhotoProgress;
  /** The photo that would be sent. */
  value: File | undefined;
  isChanged: boolean;
  /** The photo awaiting a decision, or else the one that is used. */
  shown: File | undefined;
}

/** The machine's state in the form that the field shows. */
export const photoState = (context: KycPhotoContext): PhotoState => {
  const { chosen, prepared } = context;
  if (chosen !== undefined)
    return { progress: { kind: 'preparing' }, value: undefined, isChanged: false, shown: keptFile(chosen) };
  if (prepared?.kind === 'ready') {
    const { file, concerns } = prepared;
    return { progress: { kind: 'advised', concerns }, value: undefined, isChanged: false, shown: keptFile(file) };
  }
  const photo = photoToSend(context);
  const value = keptFile(photo?.file);
  const progress: PhotoProgress = prepared ?? { kind: 'settled' };
  return { progress, value, isChanged: photo?.isChanged === true, shown: value };
};

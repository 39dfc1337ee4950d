import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { KycPhotoActor } from './photoFlows';
import { photoState } from './photoState';

interface PhotoOptions {
  photo: KycPhotoActor;
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
}

/** A reopened form may have missed changes to the photo. */
export const usePhoto = ({ photo, value, onValueChange }: PhotoOptions) => {
  const state = photoState(useSelector(photo, ({ context }) => context));
  const { progress } = state;
  useEffect(() => {
    if (state.value !== value) onValueChange(state.value);
  }, [state.value, value, onValueChange]);
  return {
    ...state,
    isPending: progress.kind === 'preparing' || progress.kind === 'advised',
    choose: (file: File | undefined) =>
      photo.send(file === undefined ? { type: 'photo.removed' } : { type: 'photo.chosen', file }),
    accept: () => photo.send({ type: 'photo.accepted' }),
  };
};

import type { KycSide } from '@exchange/domain';
import type { PhotoToPrepare, PreparedPhoto } from '@exchange/machines';
import { fromPromise } from 'xstate';
import { fileOf } from '../browserFile';
import { preparePhoto } from './preparePhoto';

export type PreparePhoto = (file: File, side: KycSide, signal: AbortSignal) => Promise<PreparedPhoto>;

/** Effects for the photo machine. */
export const photoEffects = (prepare: PreparePhoto = preparePhoto) => ({
  actors: {
    preparePhoto: fromPromise<PreparedPhoto, PhotoToPrepare>(({ input: { file, side }, signal }) =>
      prepare(fileOf(file), side, signal),
    ),
  },
});

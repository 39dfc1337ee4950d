import type { KycSide } from '@exchange/domain';
import { kycPhotoMachine, type PhotoToPrepare, type PreparedPhoto } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { askBeforeClosing } from '../askBeforeClosing';
import { photoState } from './photoState';
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

export type KycPhotoActor = ActorRefFrom<typeof kycPhotoMachine>;

/** One machine for each side. */
export type Photos = Readonly<Record<KycSide, KycPhotoActor>>;

const createFlow = (side: KycSide): Flow<KycPhotoActor> =>
  keepFlow({
    create: () => createActor(kycPhotoMachine.provide(photoEffects()), { input: { side } }),
    says: {},
    join: (actor, app, onStop) => {
      const isUnsaved = () => photoState(actor.getSnapshot().context).shown !== undefined;
      onStop(askBeforeClosing(actor, isUnsaved, app));
    },
  });

/**
 * The photo of each side. It keeps being prepared while its trader is on another screen, and stays until it is
 * submitted.
 */
export const photoFlows: Readonly<Record<KycSide, Flow<KycPhotoActor>>> = {
  front: createFlow('front'),
  back: createFlow('back'),
  holding: createFlow('holding'),
};

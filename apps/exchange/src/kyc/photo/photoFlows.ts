import type { KycSide } from '@exchange/domain';
import { kycPhotoMachine } from '@exchange/machines';
import { createActor, type ActorRefFrom } from 'xstate';
import { keepFlow, type Flow } from '../../shared/services/keepFlow';
import { askBeforeClosing } from '../askBeforeClosing';
import { photoEffects } from './photoEffects';
import { photoState } from './photoState';

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

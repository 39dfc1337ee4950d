import type { ChosenFile, KycSide } from '@exchange/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { reportThrown } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  isBeyondDoubt,
  isReady,
  usedPhoto,
  type PhotoToPrepare,
  type PreparedPhoto,
  type UsedPhoto,
} from './kycPhotoRules';

export interface KycPhotoInput {
  side: KycSide;
}

export interface KycPhotoContext extends KycPhotoInput {
  /** The current photo. It is kept while another one is prepared, in case that one is refused. */
  photo: UsedPhoto | undefined;
  /** The file that is being prepared. */
  chosen: ChosenFile | undefined;
  /** Why the last file was refused, or the photo that awaits the trader's decision. */
  prepared: PreparedPhoto | undefined;
}

export type KycPhotoEvent =
  | { type: 'photo.chosen'; file: ChosenFile }
  /** The trader uses the photo despite its problems. */
  | { type: 'photo.accepted' }
  | { type: 'photo.removed' };

export type KycPhotoEmitted = Bug;

const preparedIn = ({ event: { output } }: { event: { output: PreparedPhoto } }): PreparedPhoto => output;

/**
 * One photo of the identity documents: chosen, prepared on the device, and used immediately if it has no problems.
 * Otherwise the trader decides.
 */
export const kycPhotoMachine = setup({
  types: {
    input: {} as KycPhotoInput,
    context: {} as KycPhotoContext,
    events: {} as KycPhotoEvent,
    emitted: {} as KycPhotoEmitted,
  },
  actors: { preparePhoto: fromPromise<PreparedPhoto, PhotoToPrepare>(async () => notProvided('preparePhoto')) },
  guards: {
    isBeyondDoubt: (_, prepared: PreparedPhoto) => isBeyondDoubt(prepared),
    isReady: (_, prepared: PreparedPhoto) => isReady(prepared),
  },
  actions: {
    keepChosen: assign({ chosen: (_, file: ChosenFile) => file, prepared: undefined }),
    usePhoto: assign((_, prepared: PreparedPhoto | undefined) => ({
      photo: usedPhoto(prepared),
      chosen: undefined,
      prepared: undefined,
    })),
    keepAdvised: assign({ photo: undefined, chosen: undefined, prepared: (_, prepared: PreparedPhoto) => prepared }),
    keepRefused: assign({ chosen: undefined, prepared: (_, prepared: PreparedPhoto) => prepared }),
    reportBug: emit(bug),
  },
}).createMachine({
  id: 'kycPhoto',
  context: ({ input: { side } }) => ({ side, photo: undefined, chosen: undefined, prepared: undefined }),
  initial: 'settled',
  on: {
    'photo.chosen': { target: '.preparing', actions: { type: 'keepChosen', params: ({ event }) => event.file } },
    'photo.removed': { target: '.settled', actions: { type: 'usePhoto', params: undefined } },
  },
  states: {
    settled: {},
    preparing: {
      invoke: {
        src: 'preparePhoto',
        input: ({ context: { side, chosen } }) => ({ side, file: chosen ?? notProvided('file') }),
        onDone: [
          {
            guard: { type: 'isBeyondDoubt', params: preparedIn },
            target: 'settled',
            actions: { type: 'usePhoto', params: preparedIn },
          },
          {
            guard: { type: 'isReady', params: preparedIn },
            target: 'advised',
            actions: { type: 'keepAdvised', params: preparedIn },
          },
          { target: 'refused', actions: { type: 'keepRefused', params: preparedIn } },
        ],
        onError: {
          target: 'refused',
          actions: [reportThrown, { type: 'keepRefused', params: { kind: 'refused', because: 'notAPicture' } }],
        },
      },
    },
    advised: {
      on: {
        'photo.accepted': {
          target: 'settled',
          actions: { type: 'usePhoto', params: ({ context }) => context.prepared },
        },
      },
    },
    refused: {},
  },
});

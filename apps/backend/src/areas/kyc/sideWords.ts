import type { KycSide } from '@exchange/domain';

/** The pictures as words in a sentence. */
export const sideWords: Readonly<Record<KycSide, string>> = {
  front: 'the front',
  back: 'the back',
  holding: 'you holding the document',
};

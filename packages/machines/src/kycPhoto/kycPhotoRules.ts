import type { ChosenFile, KycSide, PhotoConcern } from '@exchange/domain';

export type PhotoRefusal = 'empty' | 'notAPicture' | 'unreadableHere' | 'tooLarge';

export interface PhotoToPrepare {
  side: KycSide;
  file: ChosenFile;
}

export type PreparedPhoto =
  | {
      kind: 'ready';
      /** A JPG under 3MB in the right orientation. */
      file: ChosenFile;
      /** Whether it was scaled down or converted on the device. */
      isChanged: boolean;
      concerns: readonly PhotoConcern[];
    }
  | { kind: 'refused'; because: PhotoRefusal };

/** A photo that is ready to send. */
export interface UsedPhoto {
  file: ChosenFile;
  isChanged: boolean;
}

export const isReady = ({ kind }: PreparedPhoto): boolean => kind === 'ready';

export const isBeyondDoubt = (prepared: PreparedPhoto): boolean =>
  prepared.kind === 'ready' && prepared.concerns.length === 0;

export const usedPhoto = (prepared: PreparedPhoto | undefined): UsedPhoto | undefined =>
  prepared?.kind === 'ready' ? { file: prepared.file, isChanged: prepared.isChanged } : undefined;

/** While another photo is being prepared, nothing is sent in its place. */
export const photoToSend = (kept: {
  photo: UsedPhoto | undefined;
  chosen: ChosenFile | undefined;
}): UsedPhoto | undefined => (kept.chosen === undefined ? kept.photo : undefined);

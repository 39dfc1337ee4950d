import type { KycSide, PhotoConcern } from '@exchange/domain';
import { useEffect, useRef, useState } from 'react';
import type { PhotoRefusal, PreparedPhoto } from './preparePhoto';

export type PreparePhoto = (file: File, side: KycSide, signal: AbortSignal) => Promise<PreparedPhoto>;

/** A photo on its way from being chosen to being the field's value. */
export type PhotoProgress =
  | { kind: 'settled' }
  | { kind: 'preparing'; file: File }
  | { kind: 'advised'; file: File; isChanged: boolean; concerns: readonly PhotoConcern[] }
  | { kind: 'refused'; because: PhotoRefusal };

interface PhotoOptions {
  side: KycSide;
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  prepare: PreparePhoto;
}

export const usePhoto = ({ side, value, onValueChange, prepare }: PhotoOptions) => {
  const [progress, setProgress] = useState<PhotoProgress>({ kind: 'settled' });
  const [changed, setChanged] = useState<File>();
  const running = useRef<AbortController>(undefined);
  /** What was chosen stays so only if nothing comes in its place. */
  const before = useRef<File>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const settle = (file: File | undefined, isChanged: boolean) => {
    before.current = undefined;
    setProgress({ kind: 'settled' });
    setChanged(isChanged ? file : undefined);
    onValueChange(file);
  };

  const takePrepared = (prepared: PreparedPhoto) => {
    if (prepared.kind === 'refused') {
      setProgress({ kind: 'refused', because: prepared.because });
      if (before.current !== undefined) onValueChange(before.current);
    } else if (prepared.concerns.length === 0) settle(prepared.file, prepared.isChanged);
    else {
      const { file, isChanged, concerns } = prepared;
      before.current = undefined;
      setProgress({ kind: 'advised', file, isChanged, concerns });
    }
  };

  const choose = (file: File | undefined) => {
    running.current?.abort();
    if (file === undefined) {
      settle(undefined, false);
      return;
    }
    const own = new AbortController();
    running.current = own;
    setProgress({ kind: 'preparing', file });
    // What is shown is what would be sent: meanwhile the photo before is not.
    if (value !== undefined) {
      before.current = value;
      onValueChange(undefined);
    }
    const unlessReplaced = (prepared: PreparedPhoto) => {
      if (!own.signal.aborted) takePrepared(prepared);
    };
    void prepare(file, side, own.signal).then(unlessReplaced, () =>
      unlessReplaced({ kind: 'refused', because: 'notAPicture' }),
    );
  };

  const accept = () => {
    if (progress.kind === 'advised') settle(progress.file, progress.isChanged);
  };

  const isPending = progress.kind === 'preparing' || progress.kind === 'advised';
  return {
    progress,
    /** What is shown: the photo being looked at, else the one that is chosen. */
    shown: isPending ? progress.file : value,
    isPending,
    isChanged: !isPending && value !== undefined && value === changed,
    choose,
    accept,
  };
};

import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type RefObject } from 'react';
import { holdFile } from './heldFile';
import { carriesFiles, refuseStrayDrops } from './strayDrops';

interface FileDropOptions {
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  check: ((file: File) => string | undefined) | undefined;
  /** No file is accepted. */
  isClosed: boolean;
}

interface DropHandlers {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
}

interface FileDropState {
  input: RefObject<HTMLInputElement | null>;
  /** Why the last file was rejected. */
  refusal: string | undefined;
  /** A file is being dragged over the area. */
  isOver: boolean;
  handlers: DropHandlers;
  remove: () => void;
}

/** Accepts a picked or dropped file unless `check` rejects it. */
export const useFileDrop = ({ value, onValueChange, check, isClosed }: FileDropOptions): FileDropState => {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setOver] = useState(false);

  useEffect(refuseStrayDrops, []);
  useEffect(() => {
    if (input.current) holdFile(input.current, value);
  }, [value]);

  const keepAsItWas = () => {
    if (input.current) holdFile(input.current, value);
  };
  const take = (file: File | undefined) => {
    const reason = file && check?.(file);
    setRefusal(reason);
    if (file === undefined || reason !== undefined) keepAsItWas();
    else onValueChange(file);
  };
  const remove = () => {
    setRefusal(undefined);
    onValueChange(undefined);
    input.current?.focus();
  };

  return {
    input,
    refusal,
    isOver,
    remove,
    handlers: {
      onChange: ({ currentTarget }) => take(currentTarget.files?.[0]),
      onDragOver: (event) => {
        if (isClosed || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false);
        if (isClosed || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      },
    },
  };
};

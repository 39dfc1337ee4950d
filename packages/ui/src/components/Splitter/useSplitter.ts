import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clamped, sizeAfterKey, sizeAfterMove, type SplitterKey } from './splitterSteps';

interface SplitterHandsOptions extends Omit<SplitterKey, 'isShiftHeld'> {
  onMove: (size: number) => void;
  onValueChange: (size: number) => void;
}

interface Drag {
  pointerId: number;
  from: number;
  size: number;
}

/** Runs at most once per frame, and never after it was cancelled. */
const createFrame = () => {
  let frame: number | undefined;
  const cancel = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  return {
    ask: (work: () => void): void => {
      cancel();
      frame = requestAnimationFrame(work);
    },
    cancel,
  };
};

/** Pointer and keyboard handlers of the line. */
export const useSplitter = (options: SplitterHandsOptions) => {
  const { orientation, place, value, first, onMove, onValueChange } = options;
  const drag = useRef<Drag>(undefined);
  const [frame] = useState(createFrame);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => frame.cancel, [frame]);

  const positionOf = ({ clientX, clientY }: PointerEvent): number => (orientation === 'vertical' ? clientX : clientY);

  const end = (size: number | undefined): void => {
    if (!drag.current) return;
    drag.current = undefined;
    frame.cancel();
    setDragged(false);
    if (size === undefined || size === value) onMove(value);
    else onValueChange(size);
  };

  const set = (size: number): void => {
    if (size !== value) onValueChange(size);
  };

  return {
    isDragged,
    hands: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0 || drag.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointerId: event.pointerId, from: positionOf(event), size: value };
        setDragged(true);
      },
      onPointerMove: (event: PointerEvent): void => {
        const dragged = drag.current;
        if (dragged?.pointerId !== event.pointerId) return;
        dragged.size = clamped(sizeAfterMove(value, positionOf(event) - dragged.from, place), options);
        const { size } = dragged;
        frame.ask(() => onMove(size));
      },
      onPointerUp: ({ pointerId }: PointerEvent): void => {
        if (drag.current?.pointerId === pointerId) end(drag.current.size);
      },
      onPointerCancel: (): void => end(undefined),
      onDoubleClick: (): void => set(clamped(first, options)),
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && drag.current) {
          end(undefined);
          return;
        }
        const size = sizeAfterKey(event.key, { ...options, isShiftHeld: event.shiftKey });
        if (size === undefined) return;
        event.preventDefault();
        set(size);
      },
    },
  };
};

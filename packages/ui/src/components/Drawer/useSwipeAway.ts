import { useRef, type PointerEvent } from 'react';
import { isSwipedAway } from './swipe';

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

interface Start {
  y: number;
  at: number;
}

/** The grip area, without the buttons and links in it. */
const isGrip = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-grip]') !== null && target.closest('a, button') === null;

/** The drawer follows a finger that pulls it down by its header, and on release closes or springs back. */
export const useSwipeAway = (onAway: () => void): SwipeHandlers => {
  const start = useRef<Start>(undefined);

  const letGo = (sheet: HTMLElement) => {
    start.current = undefined;
    delete sheet.dataset['swiping'];
  };

  return {
    onPointerDown: ({ currentTarget, target, button, pointerId, clientY, timeStamp }) => {
      if (button !== 0 || !isGrip(target)) return;
      start.current = { y: clientY, at: timeStamp };
      currentTarget.dataset['swiping'] = '';
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, clientY }) => {
      if (!start.current) return;
      currentTarget.style.translate = `0 ${Math.max(0, clientY - start.current.y)}px`;
    },
    onPointerUp: ({ currentTarget, clientY, timeStamp }) => {
      if (!start.current) return;
      const distance = clientY - start.current.y;
      const elapsedMs = timeStamp - start.current.at;
      letGo(currentTarget);
      if (isSwipedAway({ distance, elapsedMs, height: currentTarget.offsetHeight })) onAway();
      else currentTarget.style.translate = '';
    },
    onPointerCancel: ({ currentTarget }) => {
      letGo(currentTarget);
      currentTarget.style.translate = '';
    },
  };
};

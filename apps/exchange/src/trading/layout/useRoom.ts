import { useCallback, useLayoutEffect, useState } from 'react';
import type { Room } from './panelLimits';

/** Until measured, there is room for everything. */
const unmeasured: Room = { width: Infinity, height: Infinity, forms: 0 };

const isSame = (one: Room, other: Room): boolean =>
  one.width === other.width && one.height === other.height && one.forms === other.forms;

const measured = (frame: HTMLElement, forms: HTMLElement): Room => {
  const { top, width } = frame.getBoundingClientRect();
  return {
    width: Math.floor(width),
    height: Math.floor(window.innerHeight - top - window.scrollY),
    forms: Math.ceil(forms.getBoundingClientRect().height),
  };
};

/** The space available to the panels, updated with the window and the forms. */
export const useRoom = () => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [forms, setForms] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(unmeasured);

  const measure = useCallback(() => {
    if (!frame || !forms) return;
    const next = measured(frame, forms);
    setRoom((known) => (isSame(known, next) ? known : next));
  }, [frame, forms]);

  useLayoutEffect(() => {
    if (!frame || !forms) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(forms);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [frame, forms, measure]);

  return { frame, setFrame, setForms, room };
};

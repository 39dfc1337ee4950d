import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks where a stage begins. */
export const stageStart = { 'data-stage-start': '' } as const;

/** Moves the focus to the start of each new stage, unless the trader is busy elsewhere on the page. */
export const useStageFocus = <Part extends HTMLElement>(stage: string): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const last = useRef(stage);
  useLayoutEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    const { activeElement } = document;
    const isHere = activeElement === document.body || part.current?.contains(activeElement) === true;
    if (isHere) part.current?.querySelector<HTMLElement>('[data-stage-start]')?.focus();
  }, [stage]);
  return part;
};

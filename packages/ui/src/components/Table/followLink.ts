import type { MouseEvent } from 'react';

const hasOwnClick = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, label') !== null;

const hasSelectedText = (): boolean => window.getSelection()?.isCollapsed === false;

/**
 * For pointers only: keyboard and assistive technology use the link itself. A link stretched over the whole row would
 * hide the tooltips of its figures and prevent selecting them.
 */
export const followLink = (event: MouseEvent<HTMLElement>): void => {
  if (hasOwnClick(event.target) || hasSelectedText()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('a')?.dispatchEvent(click);
};

import { useEffect, useState } from 'react';

/** What each open overlay was opened from, nearest first. The last overlay opened is last. */
const open: (readonly HTMLElement[])[] = [];

const menuButton = (focused: HTMLElement): HTMLElement[] => {
  const menu = focused.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button === null ? [] : [button];
};

/**
 * A menu item or palette entry is gone by the time its overlay closes, so we remember what those were opened from too.
 */
const openers = (focused: Element | null): readonly HTMLElement[] => {
  if (!(focused instanceof HTMLElement) || focused === document.body) return open.at(-1) ?? [];
  return [focused, ...menuButton(focused), ...(open.at(-1) ?? [])];
};

/**
 * Returns focus to where it was before something opened. Radix only does so for its own trigger, but a timer, a
 * shortcut or a menu item can open an overlay without one. Call it from a component that is mounted while the overlay
 * is open. It leaves focus alone if something else has taken it by then.
 */
export const useFocusReturn = (): ((closing: Event) => void) => {
  const [openedFrom] = useState(() => openers(document.activeElement));
  useEffect(() => {
    open.push(openedFrom);
    return () => void open.splice(open.indexOf(openedFrom), 1);
  }, [openedFrom]);
  return (closing) => {
    // The overlay's content is gone, so focus anywhere else was moved there deliberately.
    if (document.activeElement !== document.body) {
      closing.preventDefault();
      return;
    }
    const standing = openedFrom.find((opener) => opener.isConnected);
    if (!standing) return;
    closing.preventDefault();
    standing.focus({ preventScroll: true });
  };
};

import { useEffect, useState } from 'react';

/** What each open overlay was opened from, the nearest first. The last to open stands last. */
const open: (readonly HTMLElement[])[] = [];

const menuButton = (focused: HTMLElement): HTMLElement[] => {
  const menu = focused.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button === null ? [] : [button];
};

/** A line of a menu or a palette is gone when what it opened closes; what those were opened from stands for it. */
const openers = (focused: Element | null): readonly HTMLElement[] => {
  if (!(focused instanceof HTMLElement) || focused === document.body) return open.at(-1) ?? [];
  return [focused, ...menuButton(focused), ...(open.at(-1) ?? [])];
};

/**
 * Leads the focus back to where it was before something opened. Radix does so for its own trigger only, and much is
 * opened without one: by a timer, a shortcut, a line of a menu. Called by a part that is mounted as long as it is open.
 * Whoever leads the focus on while it closes is let be.
 */
export const useFocusReturn = (): ((closing: Event) => void) => {
  const [openedFrom] = useState(() => openers(document.activeElement));
  useEffect(() => {
    open.push(openedFrom);
    return () => void open.splice(open.indexOf(openedFrom), 1);
  }, [openedFrom]);
  return (closing) => {
    // What was in it is gone by now; a focus that is somewhere was led there by what was done in it.
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

import { expect, waitFor } from 'storybook/test';

/** The target of an address is in view, and has the focus. */
export const isLedTo = (heading: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(heading).toHaveFocus();
  });

import type { Locator, Page } from 'playwright';

const mostTabs = 400;

export const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** Presses keys and counts them. */
export const createTypist = (page: Page) => {
  let keystrokes = 0;
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      keystrokes += 1;
      await page.keyboard.press(key);
    }
  };
  return {
    page,
    press,
    /** Replaces what a field has, which is selected when a key leads to it. */
    type: (text: string): Promise<void> => press(...text.split('')),
    tabTo: async (target: Locator): Promise<void> => {
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (await isFocused(target)) return;
        await press('Tab');
      }
      throw new Error(`${String(target)} was not reached within ${mostTabs} tabs.`);
    },
    keystrokes: (): number => keystrokes,
  };
};

export type Typist = ReturnType<typeof createTypist>;

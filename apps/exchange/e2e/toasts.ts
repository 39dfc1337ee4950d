import { expect, type Page } from '@playwright/test';

/** For what was done just now: a toast disappears after three seconds. */
export const expectToast = (page: Page, text: string | RegExp, timeout?: number): Promise<void> =>
  expect(
    page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByText(text)
      .first(),
  ).toBeVisible(timeout === undefined ? {} : { timeout });

/** Records every toast of this page from now on, across reloads, for those that may come and go before anyone looks. */
export const recordToasts = async (page: Page): Promise<(text: string) => Promise<void>> => {
  const record = () => {
    const shown = new Set<string>();
    const look = () => {
      for (const toast of document.querySelectorAll('li[data-tone]')) shown.add(toast.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { shownToasts: () => [...shown].join('\n') });
  };
  await page.addInitScript(record);
  await page.evaluate(record);
  // Asked in the middle of a reload, the page can't answer.
  const expectShown = async (text: string) => expect(await page.evaluate<string>('shownToasts()')).toContain(text);
  return (text) => expect(() => expectShown(text)).toPass({ timeout: 30_000 });
};

import { expect, userEvent, waitFor } from 'storybook/test';

type NoAnswer = () => Promise<never>;

interface Failed {
  message: HTMLElement;
  retry: HTMLElement;
  /** From now on the exchange answers the call like this. */
  answer: (noAnswer: NoAnswer) => void;
  /** Loads again without a press of the button. */
  reload?: () => unknown;
}

/** What couldn't be loaded keeps its message and its button while it tries again, and when that fails as well. */
export const staysFailed = async ({ message, retry, answer, reload }: Failed): Promise<void> => {
  let fail = (): void => undefined;
  // Calls take their time to fail.
  answer(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('fetch failed'));
      }),
  );
  const press = () => userEvent.click(retry);
  for (const tryAgain of reload ? [press, reload] : [press]) {
    void tryAgain();
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await expect(message).toBeVisible();
    fail();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(message).toBeVisible();
  }
};

import { expect, userEvent, waitFor } from 'storybook/test';

type NoAnswer = () => Promise<never>;

interface Failed {
  message: HTMLElement;
  retry: HTMLElement;
  /** Sets how the exchange answers the call from now on. */
  answer: (noAnswer: NoAnswer) => void;
  /** Reloads without the button. */
  reload?: () => unknown;
}

/** A failed load keeps its message and button during another attempt, and when that fails too. */
export const staysFailed = async ({ message, retry, answer, reload }: Failed): Promise<void> => {
  let fail = (): void => undefined;
  // Fails on demand, so that the attempt can be observed.
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

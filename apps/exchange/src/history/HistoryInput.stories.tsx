import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryScreen } from './HistoryScreen';
import { collectAnnouncements } from '#shared/testing/announcements.ts';
import { applicationAt, ConnectedHistory } from './testing/ConnectedHistory';
import { pressKey, tap } from '#shared/testing/input.ts';
import { keepSavedFiles } from '#shared/testing/savedFiles.ts';
import { approved } from './testing/wireRows';

let application = applicationAt('/history');
let saved = keepSavedFiles();
let heard = collectAnnouncements();

const meta = preview.meta({
  component: HistoryScreen,
  title: 'Screens/History/Deposits and withdrawals/Input',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'By keyboard alone, by touch alone, and as screen readers announce it.' } },
  },
  beforeEach: () => {
    application = applicationAt('/history');
    saved = keepSavedFiles();
    heard = collectAnnouncements();
    return () => {
      saved.stop();
      heard.stop();
    };
  },
  render: () => <ConnectedHistory {...application} />,
});

const button = (name: string) => () => screen.getByRole('button', { name });
const list = async (name: string) => within(await screen.findByRole('table', { name }));
const timeLine = () => screen.findByRole('list', { name: 'Timeline' });

/** Tabs, coin, sort order and pager work with Tab, the arrow keys and Enter [HIS-097]. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await pressKey(() => canvas.getByRole('tab', { name: 'Deposit' }), '{ArrowRight}');
    await canvas.findByRole('table', { name: 'Withdrawals' });
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText('1–20 of 61');
    await pressKey(() => canvas.getByRole('combobox', { name: 'Coin' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('btc{Enter}');
    await canvas.findByText('1–20 of 30');
    await pressKey(button('Amount'));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(button('Amount')()).toHaveFocus();
    await pressKey(button('Next'));
    await canvas.findByText('21–30 of 30');
    await expect(button('Next')()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('1–20 of 30');
  },
});

/** A timeline opens and closes on its button, and the focus stays there [HIS-097]. */
export const KeyboardTimeLine = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await pressKey(button('Details of 0.75 ETH'));
    await expect(await timeLine()).toBeVisible();
    await expect(button('Details of 0.75 ETH')()).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Timeline' })).toBeNull());
    await expect(button('Details of 0.75 ETH')()).toHaveFocus();
  },
});

/** The confirmation takes the focus and returns it; once the button is gone, the timeline has it [HIS-097]. */
export const KeyboardCancelling = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal');
    application.exchange.answerCancelling('later');
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Details of 40,000 XDC' });
    await pressKey(button('Details of 40,000 XDC'));
    await timeLine();
    await pressKey(button('Cancel withdrawal'));
    const keep = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Cancel withdrawal')()).toHaveFocus());
    await expect(application.exchange.cancelled()).toEqual([]);

    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    for (let steps = 0; steps < 5; steps += 1) {
      await userEvent.tab();
      await expect(question).toContainElement(document.activeElement as HTMLElement);
    }
    await pressKey(() => within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await within(question).findByRole('button', { name: 'Processing' });
    application.exchange.answerNow();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await timeLine()).toHaveFocus());
    await expect(application.exchange.cancelled()).toEqual(['w-5002']);
  },
});

/** Tabs, coin, pager, timeline and export by touch, each target at least 24 pixels high and wide [HIS-097]. */
export const Touch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await tap(button('Amount')());
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await tap(button('Next')());
    await canvas.findByText('21–40 of 61');
    await tap(button('Previous')());
    await canvas.findByText('1–20 of 61');
    await tap(canvas.getByRole('combobox', { name: 'Coin' }));
    await tap(await screen.findByRole('option', { name: /^ETH/ }));
    await waitFor(async () => expect((await list('Deposits')).getAllByRole('rowheader')).toHaveLength(1));
    await tap(button('Details of 0.75 ETH')());
    await expect(await timeLine()).toBeVisible();
    await tap(button('Details of 0.75 ETH')());
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Timeline' })).toBeNull());
    await tap(button('Export deposits')());
    const dialog = within(await screen.findByRole('dialog', { name: 'Export deposits' }));
    await tap(dialog.getByRole('radio', { name: 'Everything' }));
    await tap(dialog.getByRole('button', { name: 'Export' }));
    await tap(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
  },
});

/** The sort order is marked on the header and announced when it changes; so is the page [HIS-098]. */
export const Heard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header('Time (UTC)')).toHaveAttribute('aria-sort', 'descending');
    await expect(heard.announced).toEqual([]);
    await userEvent.click(button('Amount')());
    await expect(header('Amount')).toHaveAttribute('aria-sort', 'descending');
    await expect(header('Time (UTC)')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(button('Amount')());
    await expect(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button('Next')());
    await waitFor(() => expect(canvas.getByText('Page 2 of 4')).toBeVisible());
    await expect(heard.announced).toEqual([
      'Sorted by Amount, descending.',
      'Sorted by Amount, ascending.',
      expect.stringContaining('Page 2 of 4'),
    ]);
  },
});

/** A withdrawal's new status is announced once, even if the exchange repeats it or its row is closed [HIS-098]. */
export const HeardStatus = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal');
  },
  play: async ({ canvas }) => {
    await (await list('Withdrawals')).findByText('Pending');
    application.exchange.tellWithdrawal(approved);
    application.exchange.tellWithdrawal(approved);
    await canvas.findByText('Queued');
    application.exchange.tellWithdrawal({ ...approved });
    const news = () => heard.announced.filter((text) => text.includes('40,000 XDC'));
    await waitFor(() => expect(news()).toEqual(['Withdrawal of 40,000 XDC: Queued.']));
    await expect(canvas.getByText('Withdrawal of 40,000 XDC: Queued.')).toHaveRole('status');
  },
});

/** Every status is a word; what its dot adds is repeated in words beside it [HIS-100]. */
export const WithoutColour = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal');
  },
  play: async ({ canvasElement }) => {
    const shown = await list('Withdrawals');
    await shown.findByText('Completed');
    await expect(shown.getByText('Pending')).toBeVisible();
    await expect(shown.getByText(/^(30 Minutes|Upto \d Hour)$/)).toBeVisible();
    for (const dot of canvasElement.querySelectorAll('td span[aria-hidden]'))
      if (dot.textContent === '') await expect(dot.parentElement?.textContent).not.toBe('');
  },
});

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryScreen } from './HistoryScreen';
import { applicationAt, ConnectedHistory } from './testing/ConnectedHistory';
import { keepSavedFiles } from './testing/savedFiles';

let application = applicationAt('/history');
let saved = keepSavedFiles();

const meta = preview.meta({
  component: HistoryScreen,
  title: 'Screens/History/Deposits and withdrawals/Input',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Everything on the screen by keyboard alone, and by touch alone.' } },
  },
  beforeEach: () => {
    application = applicationAt('/history');
    saved = keepSavedFiles();
    return saved.stop;
  },
  render: () => <ConnectedHistory {...application} />,
});

/** On with Tab until it is there. */
const tabTo = async (find: () => HTMLElement) => {
  for (let steps = 0; steps < 60 && document.activeElement !== find(); steps += 1) await userEvent.tab();
  await expect(find()).toHaveFocus();
};

/** Tabs, coin, export, time line and pager, with Tab, arrows, Enter and Space; focus comes back from the dialog [HIS-097]. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await tabTo(() => canvas.getByRole('tab', { name: 'Deposit' }));
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('table', { name: 'Withdrawals' });
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText('1–20 of 61');
    await tabTo(() => canvas.getByRole('combobox', { name: 'Coin' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('btc{Enter}');
    await canvas.findByText('1–20 of 30');
    await tabTo(() => canvas.getByRole('button', { name: 'Export deposits' }));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export deposits' }));
    await tabTo(() => dialog.getByRole('button', { name: 'Export' }));
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('30 deposits exported.');
    await tabTo(() => dialog.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export deposits' })).toHaveFocus());
    await expect(saved.files).toHaveLength(1);
    await tabTo(() => canvas.getByRole('button', { name: 'Details of 101 BTC' }));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('list', { name: 'Time line' })).toBeVisible();
    await tabTo(() => canvas.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('21–30 of 30');
  },
});

const tap = (target: HTMLElement) => userEvent.pointer([{ keys: '[TouchA]', target }]);

/** The same by touch, on targets that a finger can hit [HIS-097]. */
export const Touch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await tap(canvas.getByRole('tab', { name: 'Withdrawal' }));
    await canvas.findByRole('table', { name: 'Withdrawals' });
    const details = await canvas.findByRole('button', { name: 'Details of 40,000 XDC' });
    await tap(details);
    await expect(await canvas.findByRole('list', { name: 'Time line' })).toBeVisible();
    await tap(canvas.getByRole('tab', { name: 'Deposit' }));
    await canvas.findByText('1–20 of 61');
    const next = canvas.getByRole('button', { name: 'Next' });
    await tap(next);
    await canvas.findByText('21–40 of 61');
    await tap(canvas.getByRole('button', { name: 'Export deposits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export deposits' }));
    await tap(dialog.getByRole('button', { name: 'Export' }));
    await tap(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    for (const target of [details, next].filter((each) => each.isConnected))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** Which column is sorted and how, which page of how many: said where screen readers look for it or hear it by itself [HIS-098]. */
export const Heard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 61');
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).not.toHaveAttribute('aria-sort', 'descending');
    const page = canvas.getByText('Page 1 of 4').parentElement;
    await expect(page).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(page).toHaveTextContent('Page 2 of 4');
  },
});

/** Every status is a word; what its dot adds is repeated by words beside it [HIS-100]. */
export const WithoutColour = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal');
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Withdrawals' });
    await canvas.findByText('Completed');
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/^(30 Minutes|Upto \d Hour)$/)).toBeVisible();
    for (const dot of canvasElement.querySelectorAll('td span[aria-hidden]'))
      if (dot.textContent === '') await expect(dot.parentElement?.textContent).not.toBe('');
  },
});

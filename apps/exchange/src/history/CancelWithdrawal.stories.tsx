import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryScreen } from './HistoryScreen';
import { applicationAt, ConnectedHistory } from './testing/ConnectedHistory';

const place = '/history?tab=withdrawal&row=w-5002';

let application = applicationAt(place);

const meta = preview.meta({
  component: HistoryScreen,
  title: 'Screens/History/Deposits and withdrawals/Cancel withdrawal',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Cancelling a pending withdrawal: it succeeds, is refused or gets no answer.' } },
  },
  beforeEach: () => {
    application = applicationAt(place);
  },
  render: () => <ConnectedHistory {...application} />,
});

const lines = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

const openQuestion = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' }));
  await expect(question.getByText(/40,000 XDC will be available again immediately/)).toBeVisible();
  return question;
};

/** Asks for confirmation first; then the server's message appears and the row is cancelled [HIS-058] [HIS-055]. */
export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    application.exchange.answerCancelling('later');
    const asked = await openQuestion();
    await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(application.exchange.cancelled()).toEqual([]);
    const question = await openQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await question.findByRole('button', { name: 'Processing' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(question.getByRole('button', { name: 'Processing' }));
    await expect(application.exchange.cancelled()).toEqual(['w-5002']);
    application.exchange.answerNow();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await lines()).getByText('You cancelled it.')).toBeVisible();
    await expect((await lines()).getByText('40,000 XDC is available again.')).toBeVisible();
    await expect(screen.getByText('Withdrawal cancelled. 40,000 XDC is available again.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

/** If it is too late, the server's message appears and the row shows its current status [HIS-059]. */
export const TooLate = meta.story({
  play: async ({ canvas }) => {
    application.exchange.answerCancelling('tooLate');
    const question = await openQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    const words = "This withdrawal can't be cancelled any more: it is already approved.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByText('Queued')).toBeVisible();
    await expect((await lines()).getByText('Approved')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

/** Without an answer, a message says that it may be cancelled and the row is reloaded [HIS-058]. */
export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    application.exchange.answerCancelling('lost');
    const question = await openQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText(/We didn't get an answer/)).toBeVisible();
    await expect(await canvas.findByText('You cancelled it.')).toBeVisible();
    await expect(application.exchange.cancelled()).toEqual(['w-5002']);
  },
});

/** A server without this call is reported once; from then on cancelling is not offered [HIS-058]. */
export const NotBuilt = meta.story({
  play: async ({ canvas }) => {
    application.exchange.answerCancelling('notBuilt');
    const question = await openQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText("Withdrawals can't be cancelled on this exchange.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Deposit' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of 40,000 XDC' }));
    await expect((await lines()).getByText('Requested')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

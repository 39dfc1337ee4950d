import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { SaveAddress } from '../addressBook/SaveAddress';
import {
  Typing,
  address,
  all,
  amount,
  empty,
  feesOf,
  figure,
  hasNoForm,
  closed,
  lookAlike,
  moveClock,
  panelArgs,
  refused,
  resetClock,
  sent,
  sentXrp,
  start,
  used,
} from './testing/panelStories';
import { WithdrawPanelView } from './WithdrawPanelView';

const meta = preview.meta({
  component: WithdrawPanelView,
  title: 'Screens/Wallet/Withdraw',
  decorators: [inRouter],
  parameters: {
    docs: { description: { component: 'What opens below a coin of the wallet to withdraw it.' } },
  },
  beforeEach: resetClock,
  args: panelArgs(),
  render: (args) => <Typing {...args} />,
});

/** KYC comes first, with a link to it [DOM-304] [DOM-367] [WAL-307]. */
export const WithoutKyc = meta.story({
  args: { state: closed('kyc') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your KYC is not completed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/profile?tab=kyc');
    await hasNoForm(canvas);
  },
});

/** While documents are under review it says so once, and sends nobody to KYC [WAL-440]. */
export const DocumentsUnderReview = meta.story({
  args: { state: closed('kycReview') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your KYC is not completed.')).toBeVisible();
    await expect(canvas.getByText(/^We're checking your documents/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Then two-factor, with a link to its settings [DOM-304] [DOM-367] [WAL-307]. */
export const WithoutTwoFactor = meta.story({
  args: { state: closed('twoFactor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enable 2FA.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to security settings' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
    await hasNoForm(canvas);
  },
});

/** Then the 24 hours, with a countdown by the clock [DOM-304] [DOM-367] [WAL-307]. */
export const Waiting = meta.story({
  args: { state: closed('waitingPeriod', start + 3_723_000) },
  play: async ({ canvas }) => {
    const sentence = 'Please wait at least 24 hours after you have enabled 2FA or reset your password.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Withdrawals unlock in 1:02:03.');
    moveClock(3_722_000);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Withdrawals unlock in 0:01.'));
    await hasNoForm(canvas);
  },
});

/** If the end of the waiting period can't be read, no time is shown. */
export const WaitingForUnknown = meta.story({
  args: { state: closed('waitingPeriod') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We can't tell when the 24 hours end. Check back later.")).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { kind: 'loading' } } });

/** A balance below the minimum has no form, but shows how much is missing [WAL-315]. */
export const NothingYet = meta.story({
  args: { balance: '250.5', most: all('250.5') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing can be withdrawn yet')).toBeVisible();
    await expect(canvas.getByText('The minimum withdrawal is 1,000 XDC. You need 749.5 XDC more.')).toBeVisible();
    await hasNoForm(canvas);
  },
});

/**
 * Any other refusal appears in the server's words; this one, from another server, has no full stop [WAL-344] [DOM-305].
 */
export const RefusedAccount = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, state: refused('Please enable 2FA') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Please enable 2FA')).toBeVisible();
    await expect(amount(canvas)).toHaveValue('1,500');
    await expect(address(canvas)).toHaveValue(used);
  },
});

/** The requested withdrawal in full, with a link to it in the history [WAL-346]. */
export const Requested = meta.story({
  args: { state: { kind: 'requested', withdrawal: sent } },
  play: async ({ canvas, args }) => {
    const title = canvas.getByText('Withdrawal requested');
    await expect(title).toBeVisible();
    await expect(title.closest('[role="status"]')).not.toBeNull();
    await expect(figure(canvas, 'Amount')).toHaveTextContent('1,500 XDC');
    await expect(figure(canvas, 'To address')).toHaveTextContent('xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae');
    await expect(canvas.getByRole('link', { name: 'View in history' })).toHaveAttribute(
      'href',
      '/history/XDC?tab=withdrawal',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'New withdrawal' }));
    await expect(args.onType).toHaveBeenCalledWith(empty);
  },
});

/** With its tag, and an offer to save the address. */
export const RequestedXrp = meta.story({
  args: {
    asset: 'XRP',
    state: { kind: 'requested', withdrawal: sentXrp },
    saveAddress: <SaveAddress savedAs={undefined} isOnDevice={false} onSave={async () => ({ data: undefined })} />,
  },
  play: async ({ canvas }) => {
    await expect(figure(canvas, 'Destination tag')).toHaveTextContent('4294967295');
    await expect(canvas.getByRole('button', { name: 'Save address' })).toHaveAccessibleDescription(
      'Enter a label and your authenticator code.',
    );
  },
});

/**
 * Without an answer it may have gone through: the panel says so and what to do, and has no button to send another
 * [WAL-347].
 */
export const Unconfirmed = meta.story({
  args: {
    typed: { address: used, destTag: '', amount: '1500' },
    state: { kind: 'unconfirmed', withdrawal: sent },
    unconfirmed: [{ request: sent, state: 'checkNeeded' }],
  },
  play: async ({ canvas, args }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(notice.getByText('Withdraw 1,500 XDC')).toBeVisible();
    await expect(
      notice.getByText(
        'We have no reply yet for your withdrawal. It may have gone through. Check your withdrawal history before you withdraw again.',
      ),
    ).toBeVisible();
    await hasNoForm(canvas);
    await expect(notice.getByRole('link', { name: 'Withdrawal history' })).toHaveAttribute(
      'href',
      '/history/XDC?tab=withdrawal',
    );
    await userEvent.click(notice.getByRole('button', { name: "I've checked" }));
    await expect(args.onDismiss).toHaveBeenCalledWith('id-1');
  },
});

/** A notice while the withdrawal is looked up, with its tag; each withdrawal has its own notice. */
export const LookedUp = meta.story({
  args: {
    asset: 'XRP',
    balance: '320.25',
    fees: feesOf('XRP'),
    most: all('320.25'),
    unconfirmed: [
      { request: sentXrp, state: 'unconfirmed' },
      { request: { ...sentXrp, id: 'id-3', amount: '50' }, state: 'notFound' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText('Your withdrawal is unconfirmed');
    await expect(second).toBeVisible();
    await expect(first?.parentElement).toHaveTextContent('Withdraw 100 XRP');
    await expect(first?.parentElement).toHaveTextContent('Destination tag 4294967295');
    await expect(first?.parentElement).toHaveTextContent('Checking your withdrawal history…');
    await expect(address(canvas, 'XRP')).toBeVisible();
  },
});

/** On a later visit the notice is above the form. */
export const UnconfirmedBefore = meta.story({
  args: { unconfirmed: [{ request: sent, state: 'notFound' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/We don't see it in your withdrawal history yet\. We'll keep checking\./),
    ).toBeVisible();
    await expect(address(canvas)).toBeVisible();
  },
});

/** Long figures and warnings fit on a phone. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    balance: '123456789012.123456789012345678',
    most: { amount: '123456789012.12345678', heldBy: 'limit', unconfirmedWorth: '98765432.12' },
    typed: { address: lookAlike, destTag: '', amount: '123456789012.12345678' },
  },
});

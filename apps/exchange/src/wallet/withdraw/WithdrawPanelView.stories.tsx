import { assetOf, type AssetSymbol, type WithdrawForm } from '@exchange/domain';
import type { Failure } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '../../shared/testing/inRouter';
import { WithdrawPanelView, type WithdrawPanelViewProps } from './WithdrawPanelView';
import type { WithdrawState } from './withdrawState';

const start = Date.parse('2026-03-02T10:00:00Z');

/** A clock that stands until a story moves it. */
const clock = { now: start };

const moveClock = (milliseconds: number) => {
  clock.now += milliseconds;
  // What a browser says when a page is back in front.
  document.dispatchEvent(new Event('visibilitychange'));
};

const used = 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const lookAlike = 'xdcde0b111111111111111111111111111111117bae';
const fresh = 'xdc1111111111111111111111111111111111111111';
const xrpAddress = 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv';

const empty: WithdrawForm = { address: '', destTag: '', amount: '' };
const editing: WithdrawState = { kind: 'form', failure: undefined, confirmation: undefined };
const refused = (message: string, field?: string): WithdrawState => {
  const failure: Failure = { code: 'refused', status: 400, message, ...(field !== undefined && { field }) };
  return { kind: 'form', failure, confirmation: undefined };
};
const closed = (obstacle: 'kyc' | 'twoFactor' | 'waitingPeriod', opensAt?: number): WithdrawState => ({
  kind: 'closed',
  obstacle,
  opensAt,
});
const sent = { id: 'id-1', asset: 'XDC', amount: '1500', address: used } as const;

const feesOf = (asset: AssetSymbol) => {
  const { minimumWithdrawal, withdrawalFee } = assetOf(asset);
  return { minimumWithdrawal, withdrawalFee };
};

const all = (amount: string) => ({ amount, heldBy: undefined, unconfirmedWorth: '0' });

/** Keeps what is typed, as the machine does. */
const Typing = (given: WithdrawPanelViewProps) => {
  const [typed, setTyped] = useState(given.typed);
  const type = (form: WithdrawForm) => {
    setTyped(form);
    given.onType(form);
  };
  return <WithdrawPanelView {...given} typed={typed} onType={type} />;
};

const meta = preview.meta({
  component: WithdrawPanelView,
  title: 'Screens/Wallet/Withdraw',
  decorators: [inRouter],
  parameters: {
    docs: { description: { component: 'What opens below a coin of the wallet to withdraw it.' } },
  },
  beforeEach: () => {
    clock.now = start;
  },
  args: {
    asset: 'XDC',
    state: editing,
    typed: empty,
    generation: 0,
    balance: '5000.123456789',
    fees: feesOf('XDC'),
    most: all('5000.12345678'),
    limitLeft: '2460000',
    usedAddresses: [used],
    unconfirmed: [],
    now: () => clock.now,
    onType: fn(),
    onSubmit: fn(),
    onDismiss: fn(),
    onRequestCode: fn(),
    onEmailCode: fn(),
    onAuthenticatorCode: fn(),
    onConfirm: fn(),
    onLeave: fn(),
  },
  render: (args) => <Typing {...args} />,
});

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const address = (canvas: Canvas, asset = 'XDC') => field(canvas, `${asset} address`);
const amount = (canvas: Canvas) => field(canvas, 'Amount');
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Withdraw' });
const figure = (canvas: Canvas, label: string) => canvas.getByText(label).nextElementSibling;

const hasNoForm = async (canvas: Canvas) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
};

/** KYC comes first of all, with the way to it [DOM-304] [DOM-367] [WAL-307]. */
export const WithoutKyc = meta.story({
  args: { state: closed('kyc') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your KYC is not completed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/profile');
    await hasNoForm(canvas);
  },
});

/** Then two-factor, with the way to its settings [DOM-304] [DOM-367] [WAL-307]. */
export const WithoutTwoFactor = meta.story({
  args: { state: closed('twoFactor') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enable 2FA.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to security settings' })).toHaveAttribute('href', '/profile');
    await hasNoForm(canvas);
  },
});

/** Then the 24 hours, which count down by the clock [DOM-304] [DOM-367] [WAL-307]. */
export const Waiting = meta.story({
  args: { state: closed('waitingPeriod', start + 3_723_000) },
  play: async ({ canvas }) => {
    const sentence = 'Please wait at least 24 hours after you have enabled 2FA or reset your password.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Withdrawals open in 1:02:03.');
    moveClock(3_722_000);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Withdrawals open in 0:01.'));
    await hasNoForm(canvas);
  },
});

/** An end that can't be read is not guessed. */
export const WaitingForUnknown = meta.story({
  args: { state: closed('waitingPeriod') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We can't tell when the 24 hours end. Check back later.")).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { kind: 'loading' } } });

/** Address and amount, and no tag but for XRP; the button says what it waits for [DOM-379] [WAL-313] [WAL-318] [WAL-320] [WAL-321]. */
export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(address(canvas)).toBeVisible();
    await expect(figure(canvas, 'Balance')).toHaveTextContent('5,000.1234 XDC');
    await expect(figure(canvas, 'Balance')).toHaveTextContent('5,000.123456789');
    await expect(canvas.getByText('Your daily limit leaves 2,460,000 XDC.')).toBeVisible();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvas)).toHaveAttribute('title', 'Fill in all fields.');
    await userEvent.click(button(canvas));
    await userEvent.type(address(canvas), `${used}{Enter}`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Valid, it goes on, also by Enter [WAL-321]. */
export const Filled = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' } },
  play: async ({ canvas, args }) => {
    await expect(button(canvas)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ address: used, destTag: '', amount: '1500' });
    await userEvent.click(amount(canvas));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await userEvent.clear(amount(canvas));
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An address that doesn't fit, and one with a wrong checksum, are told apart in the field once it is left, and then as it changes [WAL-309] [WAL-310]. */
export const WrongAddress = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(address(canvas), 'xdc12');
    await expect(address(canvas)).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(address(canvas)).toHaveAccessibleDescription('Enter valid XDC address.'));
    await userEvent.clear(address(canvas));
    await userEvent.type(address(canvas), 'xdcDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe');
    await waitFor(() =>
      expect(address(canvas)).toHaveAccessibleDescription(
        'This address probably has a typo. Check every character, or copy it again.',
      ),
    );
    await userEvent.type(amount(canvas), '1500{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A copied address loses the blanks around it. */
export const PastedAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(address(canvas));
    await userEvent.paste(` ${used}\n`);
    await expect(address(canvas)).toHaveValue(used);
  },
});

/** XRP asks for a destination tag too: digits, and required [WAL-313] [DOM-379]. */
export const Xrp = meta.story({
  args: {
    asset: 'XRP',
    balance: '320.25',
    fees: feesOf('XRP'),
    most: all('320.25'),
    usedAddresses: [xrpAddress],
    typed: { address: xrpAddress, destTag: '', amount: '100' },
  },
  play: async ({ canvas, args }) => {
    const tag = field(canvas, 'Destination tag');
    await expect(button(canvas)).toHaveAttribute('title', 'Fill in all fields.');
    await userEvent.type(tag, '12a');
    await userEvent.tab();
    await waitFor(() => expect(tag).toHaveAccessibleDescription('Current field only accepts number.'));
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(tag, '{Backspace}3');
    await waitFor(() => expect(tag).toBeValid());
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ address: xrpAddress, destTag: '123', amount: '100' });
  },
});

/** Left below the minimum, the amount is set to the minimum, and that is said [WAL-314]. */
export const BelowMinimum = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(amount(canvas), '12');
    await userEvent.tab();
    await expect(amount(canvas)).toHaveValue('1,000');
    await expect(canvas.getByText('Set to minimum')).toBeVisible();
    await expect(canvas.getByText('Set to the minimum 1,000 XDC.')).toBeInTheDocument();
  },
});

/** More than the balance is refused in the documented words [DOM-306]. */
export const AboveBalance = meta.story({
  args: { typed: { address: used, destTag: '', amount: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(amount(canvas), '5000.2');
    await userEvent.tab();
    await waitFor(() =>
      expect(amount(canvas)).toHaveAccessibleDescription(
        /Withdrawal amount can't be greater than your available balance\./,
      ),
    );
    await userEvent.type(amount(canvas), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Nothing beyond the coin's decimals can be typed or pasted, and an arrow key steps by 0.0001 [WAL-316] [DOM-373]. */
export const Decimals = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(amount(canvas), '1500.123456789');
    await expect(amount(canvas)).toHaveValue('1500.12345678');
    await userEvent.clear(amount(canvas));
    await userEvent.paste('1500.987654321');
    await expect(amount(canvas)).toHaveValue('1500.98765432');
    await userEvent.clear(amount(canvas));
    await userEvent.type(amount(canvas), '1500');
    await userEvent.keyboard('{ArrowUp}');
    await expect(amount(canvas)).toHaveValue('1500.0001');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(amount(canvas)).toHaveValue('1499.9999');
  },
});

/** What it costs and brings follows each keystroke, with the fee of the coin as it is now [WAL-319]. */
export const FollowsTyping = meta.story({
  args: {
    asset: 'XDCE',
    balance: '50000',
    fees: { minimumWithdrawal: '10000', withdrawalFee: '25' },
    most: all('50000'),
    usedAddresses: [],
  },
  play: async ({ canvas }) => {
    await expect(figure(canvas, 'Fee')).toHaveTextContent('not known yet');
    await userEvent.type(amount(canvas), '1000');
    await expect(figure(canvas, 'You receive')).toHaveTextContent('975 XDCE');
    await userEvent.type(amount(canvas), '0');
    await expect(figure(canvas, 'Fee')).toHaveTextContent('25 XDCE');
    await expect(figure(canvas, 'You receive')).toHaveTextContent('9,975 XDCE');
    await userEvent.clear(amount(canvas));
    await userEvent.type(amount(canvas), '20000');
    await expect(figure(canvas, 'Fee')).toHaveTextContent('40 XDCE');
    await expect(figure(canvas, 'You receive')).toHaveTextContent('19,960 XDCE');
  },
});

/** A fee that leaves nothing to arrive is said before anything is sent. */
export const FeeTakesAll = meta.story({
  args: {
    asset: 'ETH',
    balance: '1',
    fees: { minimumWithdrawal: '0.01', withdrawalFee: '0.02' },
    most: all('1'),
  },
  play: async ({ canvas }) => {
    await userEvent.type(amount(canvas), '0.015');
    await userEvent.tab();
    await waitFor(() =>
      expect(amount(canvas)).toHaveAccessibleDescription(/The fee is 0.02 ETH. Enter a higher amount./),
    );
  },
});

/** 'All' fills what balance, daily limit and unconfirmed deposits really allow, and the reason stands with it [WAL-317] [WAL-320]. */
export const All = meta.story({
  args: {
    most: { amount: '4200.12345678', heldBy: 'deposits', unconfirmedWorth: '800' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(amount(canvas)).toHaveValue('4,200.12345678');
    await expect(figure(canvas, 'You receive')).toHaveTextContent('4,200.12345678 XDC');
    await expect(canvas.getByText(/Unconfirmed deposits hold back coins worth 800 XDC\./)).toBeVisible();
    await expect(canvas.getByText(/You can withdraw up to 4,200\.12345678 XDC\./)).toBeVisible();
  },
});

/** A balance below the minimum has no form, but says how much is missing [WAL-315]. */
export const NothingYet = meta.story({
  args: { balance: '250.5', most: all('250.5') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing can be withdrawn yet')).toBeVisible();
    await expect(canvas.getByText('The minimum withdrawal is 1,000 XDC. You need 749.5 XDC more.')).toBeVisible();
    await hasNoForm(canvas);
  },
});

/** A first withdrawal to an address needs a deliberate tick, which is gone with the next address [WAL-312]. */
export const NewAddress = meta.story({
  args: { typed: { address: fresh, destTag: '', amount: '1500' } },
  play: async ({ canvas, args }) => {
    const box = () => canvas.getByRole('checkbox', { name: /first withdrawal to this address/ });
    await expect(button(canvas)).toHaveAttribute('title', 'Confirm that you have checked the address.');
    await userEvent.click(box());
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(address(canvas), '{Backspace}2');
    await expect(box()).not.toBeChecked();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(address(canvas));
    await userEvent.type(address(canvas), used.replace('xdc', ''));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(button(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

/** While past withdrawals aren't known, every address counts as new [WAL-312]. */
export const HistoryUnknown = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, usedAddresses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /checked every character/ })).toBeVisible();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An address that only looks like one used before stands beside that one, the differences marked, before anything is sent [WAL-311]. */
export const LookAlike = meta.story({
  args: { typed: { address: lookAlike, destTag: '', amount: '1500' } },
  play: async ({ canvas }) => {
    const warning = within(canvas.getByRole('alert'));
    await expect(warning.getByText('This address only looks like one you used before')).toBeVisible();
    await expect(figure(warning, 'This address')).toHaveTextContent(/^de0b 1111 differs 1111 differs/);
    await expect(figure(warning, 'Used before')).toHaveTextContent(/^de0b 2956 differs 69a9 differs .* 7bae$/);
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Insufficient Fund stands at the amount, and everything typed is still there [WAL-343]. */
export const RefusedAmount = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, state: refused('Insufficient Fund', 'amount') },
  play: async ({ canvas }) => {
    await expect(amount(canvas)).toHaveAccessibleDescription(/Insufficient Fund/);
    await expect(amount(canvas)).toHaveValue('1,500');
    await expect(address(canvas)).toHaveValue(used);
    await expect(address(canvas)).toBeValid();
  },
});

/** Any other refusal is read in the server's words; this one, of another server, has no full stop [WAL-344] [DOM-305]. */
export const RefusedAccount = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, state: refused('Please enable 2FA') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Please enable 2FA')).toBeVisible();
    await expect(amount(canvas)).toHaveValue('1,500');
    await expect(address(canvas)).toHaveValue(used);
  },
});

/** What was taken on, whole, with the way to it in the history [WAL-346]. */
export const Requested = meta.story({
  args: { state: { kind: 'requested', withdrawal: sent } },
  play: async ({ canvas, args }) => {
    const told = within(canvas.getByRole('status'));
    await expect(told.getByText('Withdrawal requested')).toBeVisible();
    await expect(figure(canvas, 'Amount')).toHaveTextContent('1,500 XDC');
    await expect(figure(canvas, 'To address')).toHaveTextContent(
      'xdc de0b 2956 69a9 fd93 d5f2 8d9e c85e 40f4 cb69 7bae',
    );
    await expect(canvas.getByRole('link', { name: 'View in history' })).toHaveAttribute(
      'href',
      '/history/XDC?tab=withdrawal',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'New withdrawal' }));
    await expect(args.onType).toHaveBeenCalledWith(empty);
  },
});

/** Without an answer it may have gone through: it says so and what to do, and no button sends another [WAL-347]. */
export const Unconfirmed = meta.story({
  args: {
    typed: { address: used, destTag: '', amount: '1500' },
    state: { kind: 'unconfirmed', withdrawal: sent },
    unconfirmed: [{ withdrawal: sent, state: 'checkNeeded' }],
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

/** Later, it stands above the form. */
export const UnconfirmedBefore = meta.story({
  args: { unconfirmed: [{ withdrawal: sent, state: 'notFound' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It isn't in your withdrawal history so far\. We'll keep checking\./)).toBeVisible();
    await expect(address(canvas)).toBeVisible();
  },
});

/** Long figures and warnings keep to a phone. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    balance: '123456789012.123456789012345678',
    most: { amount: '123456789012.12345678', heldBy: 'limit', unconfirmedWorth: '98765432.12' },
    typed: { address: lookAlike, destTag: '', amount: '123456789012.12345678' },
  },
});

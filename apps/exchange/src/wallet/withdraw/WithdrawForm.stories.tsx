import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import {
  Typing,
  address,
  all,
  amount,
  button,
  feesOf,
  field,
  figure,
  fresh,
  lookAlike,
  panelArgs,
  refused,
  resetClock,
  used,
  xrpAddress,
} from './testing/panelStories';
import { WithdrawPanelView } from './WithdrawPanelView';

const meta = preview.meta({
  component: WithdrawPanelView,
  title: 'Screens/Wallet/Withdraw/Form',
  decorators: [inRouter],
  parameters: {
    docs: { description: { component: 'Where coins go, how much of them, and what arrives.' } },
  },
  beforeEach: resetClock,
  args: panelArgs(),
  render: (args) => <Typing {...args} />,
});

/**
 * Address and amount, with a tag only for XRP; the button says what it is waiting for [DOM-379] [WAL-313] [WAL-318]
 * [WAL-320] [WAL-321].
 */
export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'XDC address' })).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Amount');
    await expect(address(canvas)).toBeVisible();
    await expect(figure(canvas, 'Balance')).toHaveTextContent('5,000.1234 XDC');
    await expect(figure(canvas, 'Balance')).toHaveTextContent('5,000.123456789');
    await expect(canvas.getByText('You have 2,460,000 XDC left of your daily limit.')).toBeVisible();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvas)).toHaveAttribute('title', 'Enter an address and an amount.');
    await userEvent.click(button(canvas));
    await userEvent.type(address(canvas), `${used}{Enter}`);
    await expect(button(canvas)).toHaveAttribute('title', 'Enter an amount.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A valid form continues, with Enter as well [WAL-321]. */
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

/**
 * A malformed address and one with a wrong checksum get different messages once the field is left, and then as it
 * changes [WAL-309] [WAL-310].
 */
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

/** A pasted address loses surrounding spaces and invisible characters. */
export const PastedAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(address(canvas));
    await userEvent.paste(` \u200B${used}\u202C\n`);
    await expect(address(canvas)).toHaveValue(used);
  },
});

/** XRP also asks for a destination tag, required and made of digits [WAL-313] [DOM-379]. */
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
    await expect(button(canvas)).toHaveAttribute('title', 'Enter a destination tag.');
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

/** An amount below the minimum is raised to it when the field is left, and a note says so [WAL-314]. */
export const BelowMinimum = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(amount(canvas), '12');
    await userEvent.tab();
    await expect(amount(canvas)).toHaveValue('1,000');
    await expect(canvas.getByText('Set to minimum')).toBeVisible();
    await expect(canvas.getByText('Set to the minimum 1,000 XDC.')).toBeInTheDocument();
  },
});

/** More than the balance gets the documented message [DOM-306]. */
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

/** Fee and amount received follow each key press, with the coin's current fee [WAL-319]. */
export const FollowsTyping = meta.story({
  args: {
    asset: 'XDCE',
    balance: '50000',
    fees: { minimumWithdrawal: '10000', withdrawalFee: '25' },
    most: all('50000'),
    usedAddresses: [],
  },
  play: async ({ canvas }) => {
    await expect(figure(canvas, 'Fee')).toHaveTextContent('Not available');
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

/** If the fee leaves nothing, a message says so before anything is sent. */
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

/**
 * 'All' fills in what balance, daily limit and unconfirmed deposits really allow, and gives the reason [WAL-317]
 * [WAL-320].
 */
export const All = meta.story({
  args: {
    most: { amount: '4200.12345678', heldBy: 'deposits', unconfirmedWorth: '800' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(amount(canvas)).toHaveValue('4,200.12345678');
    await expect(figure(canvas, 'You receive')).toHaveTextContent('4,200.12345678 XDC');
    await expect(canvas.getByText(/Coins worth 800 XDC are held until your deposits are confirmed\./)).toBeVisible();
    await expect(canvas.getByText(/You can withdraw up to 4,200\.12345678 XDC\./)).toBeVisible();
  },
});

/** A first withdrawal to an address requires ticking a box, which is cleared for the next address [WAL-312]. */
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

/** If past withdrawals couldn't be loaded, every address counts as new [WAL-312]. */
export const HistoryUnknown = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, usedAddresses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /checked every character/ })).toBeVisible();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
});

/**
 * An address that merely resembles one used before is shown beside it, with the differences marked, before anything is
 * sent [WAL-311].
 */
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

/** Insufficient Fund appears at the amount, and everything typed is still there [WAL-343]. */
export const RefusedAmount = meta.story({
  args: { typed: { address: used, destTag: '', amount: '1500' }, state: refused('Insufficient Fund', 'amount') },
  play: async ({ canvas }) => {
    await expect(amount(canvas)).toHaveAccessibleDescription(/Insufficient Fund/);
    await expect(amount(canvas)).toHaveValue('1,500');
    await expect(address(canvas)).toHaveValue(used);
    await expect(address(canvas)).toBeValid();
  },
});

const limitText = 'Daily limit of 2,500,000 XDC reached, cannot withdraw!';

/**
 * With the day's limit used up the form stays, and says why it can't be sent; axe, which checks every story in both
 * themes, finds nothing [WAL-360].
 */
export const LimitReached = meta.story({
  args: {
    typed: { address: used, destTag: '', amount: '1500' },
    most: { amount: '0', heldBy: 'limit', unconfirmedWorth: '0' },
    limitLeft: '0',
    limitReached: limitText,
  },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('alert')).getByText(limitText)).toBeVisible();
    await expect(canvas.getByText(/You have 0 XDC left of your daily limit\./)).toBeVisible();
    await expect(button(canvas)).toHaveAccessibleDescription(limitText);
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAccessibleDescription(
      'Nothing can be withdrawn right now.',
    );
    await userEvent.type(amount(canvas), '{Enter}');
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An address that the exchange refuses shows the reason at its field. */
export const RefusedAddress = meta.story({
  args: {
    typed: { address: used, destTag: '', amount: '1500' },
    state: refused('We cannot send to this address.', 'toAddress'),
  },
  play: async ({ canvas }) => {
    await expect(address(canvas)).toHaveAccessibleDescription('We cannot send to this address.');
    await expect(amount(canvas)).toBeValid();
  },
});

/** A destination tag that the exchange refuses shows the reason at its field. */
export const RefusedTag = meta.story({
  args: {
    asset: 'XRP',
    balance: '320.25',
    fees: feesOf('XRP'),
    most: all('320.25'),
    usedAddresses: [xrpAddress],
    typed: { address: xrpAddress, destTag: '99', amount: '100' },
    state: refused('Nobody there has this tag.', 'destinationTag'),
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Destination tag')).toHaveAccessibleDescription('Nobody there has this tag.');
    await expect(address(canvas, 'XRP')).toBeValid();
  },
});

/** For a trader who waits for new addresses the form says how long this one makes it wait [WAL-401]. */
export const NewAddressWaits = meta.story({
  args: {
    typed: { address: fresh, destTag: '', amount: '1500' },
    newAddressHours: ({ address: typed }) => (typed === used ? undefined : 24),
  },
  play: async ({ canvas }) => {
    const note = 'This address is new, so your withdrawal waits 24 hours before we send it.';
    await expect(canvas.getByText(note)).toBeVisible();
    await userEvent.clear(address(canvas));
    await expect(canvas.queryByText(note)).toBeNull();
    await userEvent.type(address(canvas), used);
    await expect(canvas.queryByText(note)).toBeNull();
  },
});

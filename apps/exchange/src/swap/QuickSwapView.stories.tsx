import { windDownTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { QuickSwapView, type QuickSwapViewProps } from './QuickSwapView';
import type { QuickSwapState } from './quickSwapState';

/** Keeps what the trader types, as the screen does. */
const Typing = (given: QuickSwapViewProps) => {
  const [typed, setTyped] = useState(given.typed);
  const type = (text: string) => {
    setTyped(text);
    given.onType(text);
  };
  return <QuickSwapView {...given} typed={typed} onType={type} />;
};

// Typed here, because a union's literals would widen to `string` below.
const editing: QuickSwapState = { kind: 'editing' };
const nothing: string | undefined = undefined;

const meta = preview.meta({
  component: QuickSwapView,
  title: 'Screens/Trading/Quick swap',
  decorators: [
    inRouter,
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'On the XDC-XDCE page, above the order forms: a button that opens the swap of XDCE to XDC.',
      },
    },
  },
  args: {
    isLoggedIn: true,
    paused: nothing,
    balance: '6000.5',
    feePercent: '0',
    typed: '',
    state: editing,
    onType: fn(),
    onSubmit: fn(),
    onLook: fn(),
    onConfirmLook: fn(),
    onSendAgain: fn(),
  },
  render: (args) => <Typing {...args} />,
});

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Quick Swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Swap' }));
  return {
    dialog,
    field: () => dialog.getByRole('textbox', { name: 'You pay' }),
    button: () => dialog.getByRole('button', { name: /^(Swap XDCE to XDC|Swapping)$/ }),
  };
};

/** Before anything is typed. */
export const Idle = meta.story({
  play: async ({ args }) => {
    const { field, button } = await opened();
    await expect(field()).toHaveFocus();
    await expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Whole XDCE within the balance, and the amount received [TRD-143]. */
export const Typed = meta.story({
  play: async ({ args }) => {
    const { dialog, field, button } = await opened();
    await userEvent.type(field(), '5000');
    await expect(dialog.getByText('You receive').nextElementSibling).toHaveTextContent('5,000');
    await expect(dialog.getByText('Fee').nextElementSibling).toHaveTextContent('0%');
    await userEvent.click(button());
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: '5000', balance: '6000.5' });
  },
});

/** Max fills in the largest whole amount that can be swapped [TRD-143]. */
export const Max = meta.story({
  play: async () => {
    const { dialog, field } = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Max' }));
    await expect(field()).toHaveValue('6,000');
    await expect(field()).toBeValid();
  },
});

/** More than the balance is refused [TRD-143]. */
export const MoreThanBalance = meta.story({
  play: async ({ args }) => {
    const { field, button } = await opened();
    await userEvent.type(field(), '6001{Enter}');
    await expect(field()).toHaveAccessibleDescription(/^Not enough XDCE\./);
    await expect(button()).toHaveAttribute('title', 'Not enough XDCE.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A fraction is refused, and never rounded [TRD-143]. */
export const Fraction = meta.story({
  play: async ({ args }) => {
    const { dialog, field } = await opened();
    await userEvent.type(field(), '1.5{Enter}');
    await expect(field()).toHaveValue('1.5');
    await expect(field()).toHaveAccessibleDescription(/^Only whole XDCE can be swapped\./);
    await expect(dialog.getByText('You receive').nextElementSibling).toHaveTextContent('Not available');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The server's fee is deducted from the amount received. */
export const WithFee = meta.story({
  args: { feePercent: '0.5', typed: '5000' },
  play: async () => {
    const { dialog } = await opened();
    await expect(dialog.getByText('You receive').nextElementSibling).toHaveTextContent('4,975');
  },
});

/** The button is disabled, and a second click or Enter sends nothing [TRD-145]. */
export const Swapping = meta.story({
  args: { typed: '5000', state: { kind: 'swapping' } },
  play: async ({ args }) => {
    const { field, button } = await opened();
    await expect(button()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button());
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A refusal in the server's words [TRD-144]. */
export const Refused = meta.story({
  args: {
    typed: '5000',
    state: { kind: 'refused', text: 'Only 1,200 XDC is available right now. Nothing was swapped.' },
  },
  play: async () => {
    const { dialog, button } = await opened();
    await expect(dialog.getByText(/Only 1,200 XDC is available/)).toBeVisible();
    await expect(button()).not.toHaveAttribute('aria-disabled');
  },
});

const inDoubt = { swap: { amount: '5000', balance: '6000', id: 'id-1' } } as const;

/** While the balance is loading there is no way to send a swap [TRD-147]. */
export const Unanswered = meta.story({
  args: { state: { kind: 'unconfirmed', ...inDoubt, look: { kind: 'looking' } } },
  play: async () => {
    const { dialog } = await opened();
    await expect(dialog.queryByRole('button', { name: 'Swap XDCE to XDC' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: "I've checked" })).toBeNull();
  },
});

/** The balance couldn't be loaded, and can be retried [TRD-147]. */
export const UnansweredUnseen = meta.story({
  args: {
    state: {
      kind: 'unconfirmed',
      ...inDoubt,
      look: {
        kind: 'failed',
        text: "We can't reach the exchange. Check your connection and try again.",
      },
    },
  },
  play: async ({ args }) => {
    const { dialog } = await opened();
    await expect(dialog.queryByRole('button', { name: "I've checked" })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
});

/** The balance before and now, side by side [TRD-147]. */
export const UnansweredSeen = meta.story({
  args: { state: { kind: 'unconfirmed', ...inDoubt, look: { kind: 'seen', balance: '1000' } } },
  play: async ({ args }) => {
    const { dialog } = await opened();
    await expect(dialog.getByText('Balance before').nextElementSibling).toHaveTextContent('6,000 XDCE');
    await expect(dialog.getByText('Balance now').nextElementSibling).toHaveTextContent('1,000 XDCE');
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await expect(args.onConfirmLook).toHaveBeenCalledOnce();
  },
});

/** Sent before swaps had ids: there is no way to send the same swap again. */
export const UnansweredWithoutId = meta.story({
  args: {
    state: {
      kind: 'unconfirmed',
      swap: { amount: '5000', balance: '6000', id: undefined },
      look: { kind: 'seen', balance: '1000' },
    },
  },
  play: async () => {
    const { dialog } = await opened();
    await expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
    await expect(dialog.queryByText(/won't swap twice/)).toBeNull();
  },
});

export const BalanceLoading = meta.story({
  args: { balance: undefined, typed: '5000' },
  play: async ({ args }) => {
    const { button } = await opened();
    await expect(button()).toHaveAttribute('title', "Your balance hasn't loaded yet.");
    await userEvent.click(button());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Paused = meta.story({
  args: { paused: 'Swapping is paused.', typed: '5000' },
  play: async () => {
    const { button } = await opened();
    await expect(button()).toHaveAttribute('title', 'Swapping is paused.');
  },
});

/** While only withdrawals are open, the form says why swaps are closed, and is disabled [STS-123]. */
export const WindDown = meta.story({
  args: { paused: windDownTexts.swaps, typed: '5000' },
  play: async ({ args }) => {
    const { dialog, button } = await opened();
    await expect(dialog.getByText(windDownTexts.swaps)).toBeVisible();
    await userEvent.click(button());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A visitor is sent to sign in [SHL-253]. */
export const Visitor = meta.story({
  args: { isLoggedIn: false, balance: undefined },
  play: async () => {
    const { dialog } = await opened();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
});

export const Phone = meta.story({
  args: { typed: '5000' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened();
  },
});

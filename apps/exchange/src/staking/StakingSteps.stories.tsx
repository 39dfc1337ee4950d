import { expect, screen, userEvent, within } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { StakePanelView } from './stake/StakePanelView';
import type { StakeState } from './stake/stakeState';
import { editing, filled, intended, panelArgs } from './testing/samples';

const confirming = (change: object = {}): StakeState => ({
  ...editing,
  kind: 'form',
  obstacle: undefined,
  failure: undefined,
  confirmation: { stake: intended, code: '', isSubmitting: false, failure: undefined, ...change },
});

const unconfirmed = (look: 'looking' | 'notFound' | 'notChecked' | 'checkNeeded'): StakeState => ({
  kind: 'unconfirmed',
  stake: intended,
  look,
  failure: { code: 'unreachable' },
});

const meta = preview.meta({
  component: StakePanelView,
  title: 'Screens/Staking/Confirming',
  decorators: [inRouter],
  parameters: { docs: { story: ownFrame(640) } },
  args: { ...panelArgs, typed: filled },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Stake 200,000 XDC' }));

/** A summary of the stake, then a six-digit code [STK-133]. */
export const Confirming = meta.story({
  args: { state: confirming() },
  play: async ({ args }) => {
    const shown = await dialog();
    const brings = shown.getByTitle('2,394.52054794520547945');
    await expect(brings.firstElementChild).toHaveTextContent(/^2,394\.52$/);
    await expect(shown.getByText('Estimated yield').nextElementSibling).toContainElement(brings);
    await expect(shown.getByText('Term ends').nextElementSibling).toHaveTextContent('15-06-2026');
    const field = shown.getByRole('textbox', { name: 'Authenticator code' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '1');
    await expect(args.onCode).toHaveBeenCalledWith('1');
    const button = shown.getByRole('button', { name: 'Stake XDC' });
    await expect(button).toHaveAttribute('title', 'Enter the 6-digit code from your authenticator app.');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** With its whole code the stake waits for its own button, or Enter [STK-133]. */
export const CodeTyped = meta.story({
  args: { state: confirming({ code: '123456' }) },
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Stake XDC' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.type(shown.getByRole('textbox', { name: 'Authenticator code' }), '{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
});

/** A wrong code is reported at its field [STK-134]. */
export const WrongCode = meta.story({
  args: {
    state: confirming({
      failure: { code: 'refused', status: 400, message: 'Wrong 2FA code.', field: 'tfaCode' },
    }),
  },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('textbox', { name: 'Authenticator code' })).toHaveAccessibleDescription(
      'Wrong 2FA code.',
    );
  },
});

/** While the stake is being sent nothing can be typed or closed [STK-133]. */
export const Sending = meta.story({
  args: { state: confirming({ code: '123456', isSubmitting: true }) },
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(shown.getByRole('textbox', { name: 'Authenticator code' })).toHaveAttribute('readonly');
  },
});

/** Staked: where to follow it, and a way to stake again [STK-135]. */
export const Staked = meta.story({
  args: { state: { kind: 'staked', stake: intended } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('200,000 XDC for 3 months, flexible.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/staking-order');
    await userEvent.click(canvas.getByRole('button', { name: 'Stake more' }));
    await expect(args.onType).toHaveBeenCalled();
  },
});

/** No answer: the exact documented message, and nothing can be sent while the list is checked [STK-136]. */
export const Unconfirmed = meta.story({
  args: { state: unconfirmed('looking') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByText('Checking your stakes…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send it again' })).toBeNull();
  },
});

/** Not among the stakes: it can be sent again as the same stake [STK-136]. */
export const UnconfirmedNotFound = meta.story({
  args: { state: unconfirmed('notFound') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
  },
});

/** The stakes couldn't be loaded either [STK-136]. */
export const UnconfirmedNotChecked = meta.story({
  args: { state: unconfirmed('notChecked') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

/** Without ids from the server it can't be found: the trader must check [STK-136]. */
export const UnconfirmedCheckNeeded = meta.story({
  args: { state: unconfirmed('checkNeeded') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Check your stakes before you stake again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "I've checked" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const PhoneConfirming = meta.story({
  args: { state: confirming() },
  globals: { viewport: { value: 'phone' } },
});

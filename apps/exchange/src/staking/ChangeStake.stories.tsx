import type { Failure } from '@exchange/domain';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { ChangeStake } from './orders/ChangeStake';
import type { ChangeState } from './orders/changeState';
import { fixed, flexible, now } from './testing/samples';

const revoking: ChangeState = { step: 'confirming', change: 'revoke', stake: flexible, code: '', failure: undefined };
const unreachable: Failure = { code: 'unreachable' };

const meta = preview.meta({
  component: ChangeStake,
  title: 'Screens/Staking/Orders/Change',
  parameters: { docs: { story: ownFrame(480) } },
  args: { state: revoking, now, onConfirm: fn(), onCode: fn(), onLeave: fn(), onCheck: fn() },
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/**
 * What revoking costs and when the stake is returned, before anything is typed; the countdown runs to the date in the
 * list [STK-151].
 */
export const RevokeConfirm = meta.story({
  play: async ({ args }) => {
    const shown = await dialog('Revoke this stake?');
    await expect(shown.getByText('200,000 XDC stops earning now and is returned within 7 days.')).toBeVisible();
    await expect(shown.getByText('806.84 XDC')).toBeVisible();
    await expect(shown.getByRole('timer')).toHaveTextContent('26 days 0:00:00');
    await userEvent.click(shown.getByRole('button', { name: 'Revoke' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Turning auto-renewal off is permanent, and the dialog says so first [STK-152]. */
export const AutoRenewalConfirm = meta.story({
  args: { state: { ...revoking, change: 'autoRenewal', stake: { ...fixed, autoRenewal: true } } },
  play: async ({ args }) => {
    const shown = await dialog('Turn off auto-renewal?');
    await expect(shown.getByText("You can't turn it on again for this stake.")).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Keep as is' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** The code is typed last and submits the change [STK-151]. */
export const Code = meta.story({
  args: { state: { ...revoking, step: 'code' } },
  play: async ({ args }) => {
    const shown = await dialog('Revoke this stake?');
    const field = shown.getByRole('textbox', { name: 'Authenticator code' });
    await userEvent.type(field, '1');
    await expect(args.onCode).toHaveBeenCalledWith('1');
  },
});

/** A wrong code is reported at its field [STK-153]. */
export const WrongCode = meta.story({
  args: {
    state: {
      ...revoking,
      step: 'code',
      failure: { code: 'refused', status: 400, message: 'Wrong 2FA code.', field: 'tfaCode' },
    },
  },
  play: async () => {
    const shown = await dialog('Revoke this stake?');
    await expect(shown.getByRole('textbox')).toHaveAccessibleDescription('Wrong 2FA code.');
  },
});

/** The dialog can't be closed while the change is being sent. */
export const Sending = meta.story({
  args: { state: { ...revoking, step: 'submitting', code: '123456' } },
  play: async ({ args }) => {
    await dialog('Revoke this stake?');
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

/** No answer: the documented message appears, and the list is checked [STK-153]. */
export const Unconfirmed = meta.story({
  args: { state: { ...revoking, step: 'looking', failure: unreachable } },
  play: async () => {
    const shown = await dialog('Revoke this stake?');
    await expect(shown.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(shown.getByText('We have no reply yet. Checking your stakes…')).toBeVisible();
  },
});

export const UnconfirmedNotChecked = meta.story({
  args: { state: { ...revoking, step: 'notChecked', failure: unreachable } },
  play: async ({ args }) => {
    const shown = await dialog('Revoke this stake?');
    await userEvent.click(shown.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

/** A refusal in the server's words [STK-153]. */
export const Refused = meta.story({
  args: {
    state: {
      ...revoking,
      step: 'refused',
      failure: { code: 'refused', status: 409, message: "A fixed stake can't be revoked." },
    },
  },
  play: async ({ args }) => {
    const shown = await dialog('Revoke this stake?');
    await expect(shown.getByRole('alert')).toHaveTextContent("A fixed stake can't be revoked.");
    await userEvent.click(shown.getByRole('button', { name: 'Back to the list' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

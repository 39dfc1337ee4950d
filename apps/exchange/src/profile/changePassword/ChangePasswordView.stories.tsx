import type { Failure } from '@exchange/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmWaysGiven } from '#entities/passkeys/ConfirmWays.tsx';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import type { ChangePasswordState } from './changePasswordState';
import { ChangePasswordView } from './ChangePasswordView';

const editing: ChangePasswordState = { kind: 'editing', isBusy: false, failure: undefined, code: undefined };
const asking: ChangePasswordState = { ...editing, code: { value: '', isChecking: false, failure: undefined } };

const refused = (message: string, field?: string): Failure => ({
  code: 'refused',
  status: 400,
  message,
  ...(field !== undefined && { field }),
});

const meta = preview.meta({
  component: ChangePasswordView,
  title: 'Screens/Profile/Change Password',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  args: { state: editing, email: 'ada@example.com', onSubmit: fn(), onCode: fn(), onConfirmed: fn(), onCancel: fn() },
});

/**
 * The current, the new and the repeated password, each required [PRF-040]; a note above the button says what will
 * happen [PRF-043].
 */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/be signed out everywhere else\. Withdrawals will be locked for 24 hours\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const required = 'This field is required.';
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(required));
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(new RegExp(required));
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(required);
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const rule = /Password should be atleast 8 characters long, should be combination of 1 uppercase/;

/**
 * The old password, one that breaks the rule and a different repetition are refused at their fields [PRF-041], and so
 * are common passwords [PRF-042].
 */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('New password');
    const choose = async (text: string) => {
      await userEvent.clear(chosen);
      await userEvent.type(chosen, text);
      await userEvent.tab();
    };
    await userEvent.type(canvas.getByLabelText('Current password'), 'Right-12');
    for (const [text, error] of [
      ['Right-12', /New password should be different from the old one\./],
      ['short', rule],
      ['Password1!', /This password is too common\. Choose one that is harder to guess\./],
      ['Qwerty123!', /This password is too common\./],
    ] as const) {
      await choose(text);
      await waitFor(() => expect(chosen).toHaveAccessibleDescription(error));
    }
    await choose('Lovelace-1815');
    const repeated = canvas.getByLabelText('Confirm new password');
    await userEvent.type(repeated, 'Lovelace-1816');
    await userEvent.tab();
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('Password does not match'));
    await waitFor(() => expect(chosen).not.toHaveAttribute('aria-invalid', 'true'));
  },
});

/** While the change is being sent, it can't be sent again. */
export const Changing = meta.story({
  args: { state: { ...editing, isBusy: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changing' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/**
 * With two-factor on, a dialog asks for the app's code and submits it with the sixth digit [PRF-044]; closing it
 * changes nothing [PRF-045].
 */
export const Code = meta.story({
  args: { state: asking },
  parameters: { docs: { story: ownFrame(480) } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-factor authentication' }));
    const field = dialog.getByLabelText('Authenticator code');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('123456');
    await expect(args.onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A passkey that this browser can't use, and no app: the dialog says what to do instead [ACC-374]. */
export const OtherBrowserNeeded = meta.story({
  args: { state: asking },
  parameters: { docs: { story: ownFrame(480) } },
  decorators: [
    (Story) => (
      <ConfirmWaysGiven value={{ isAsked: true, takesCode: false, confirm: undefined }}>
        <Story />
      </ConfirmWaysGiven>
    ),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/This browser doesn't support passkeys: use one that does/)).toBeVisible();
  },
});

/** While the code is being checked, the dialog stays open. */
export const CheckingCode = meta.story({
  args: { state: { ...editing, isBusy: true, code: { value: '123456', isChecking: true, failure: undefined } } },
  parameters: { docs: { story: ownFrame(480) } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute(
      'title',
      'Your code is being checked.',
    );
  },
});

/** A wrong code is reported in the dialog, whose field is emptied [PRF-045]. */
export const WrongCode = meta.story({
  args: {
    state: { ...asking, code: { value: '', isChecking: false, failure: refused('Wrong 2FA code.', 'code') } },
  },
  parameters: { docs: { story: ownFrame(480) } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Authenticator code');
    await expect(field).toHaveAccessibleDescription('Wrong 2FA code.');
    await expect(field).toHaveValue('');
  },
});

/** Without an answer, a message says that the password may have changed, and what to do [PRF-048]. */
export const Unconfirmed = meta.story({
  args: { state: { ...editing, kind: 'unconfirmed' } },
  play: async ({ canvas }) => {
    const sentence =
      'Your password may have changed. Sign in with the new one; if that fails, the old one still works.';
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(sentence);
  },
});

/** On a phone everything is in one column [PRF-163]. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('section');
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
});

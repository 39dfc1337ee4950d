import { type Answers } from '@exchange/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ProfileAt } from '../testing/ProfileAt';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

const start = (changePassword: NonNullable<Answers['changePassword']> = [], isTwoFactorOn = false) => {
  const made = createScriptedProfile({ changePassword });
  made.setProfile({ tfaStatus: isTwoFactorOn ? 1 : 0 });
  return made;
};

let exchange = start();

const Screen = () => <ProfileAt address="/profile?tab=password" exchange={exchange} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Change Password/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Changing the password in the full application.' } },
  },
});

interface Hands {
  canvas: { findByLabelText: (label: string) => Promise<HTMLElement> };
  userEvent: { type: (element: Element, text: string) => Promise<void> };
}

const fields = ['Current password', 'New password', 'Confirm new password'] as const;

const typedIn = (field: HTMLElement): string | undefined =>
  field instanceof HTMLInputElement ? field.value : undefined;

const values = async ({ canvas }: Pick<Hands, 'canvas'>) =>
  Promise.all(fields.map(async (label) => typedIn(await canvas.findByLabelText(label))));

const typed = ['Right-12', 'Lovelace-1815', 'Lovelace-1815'];

const change = async ({ canvas, userEvent }: Hands) => {
  for (const [at, label] of fields.entries()) {
    await userEvent.type(await canvas.findByLabelText(label), typed[at] ?? '');
  }
  await userEvent.type(await canvas.findByLabelText('Confirm new password'), '{Enter}');
};

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Two-factor authentication' }));

const reads = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();

const sent = () => exchange.calls.filter(({ operation }) => operation === 'changePassword');

/**
 * A wrong current password is reported at its field, and everything typed stays [PRF-046]. Once changed, the server's
 * message appears and the fields are empty; this session continues.
 */
export const WrongPassword = meta.story({
  beforeEach: () => {
    exchange = start(['wrongPassword', 'changed']);
  },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    const field = await canvas.findByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong current password.'));
    await expect(field).toHaveFocus();
    await expect(await values({ canvas })).toEqual(typed);
    await userEvent.type(field, '{Enter}');
    await reads('Your password has been changed.');
    await waitFor(async () => expect(await values({ canvas })).toEqual(['', '', '']));
    await expect(sent()[1]?.fields).toEqual({
      user_id: 'u-1001',
      oldPassword: 'Right-12',
      newPassword: 'Lovelace-1815',
      confirmPassword: 'Lovelace-1815',
      exchange_id: '1',
    });
    await expect(exchange.services.session.getSnapshot().context.session?.uniqueId).toBe('u-1001');
  },
});

/**
 * With two-factor on, the sixth digit submits the code [PRF-044]; a wrong code is reported, and the field is emptied [DOM-237].
 */
export const WithCode = meta.story({
  beforeEach: () => {
    exchange = start(['wrongCode', 'changed'], true);
  },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(sent()).toHaveLength(0);
    const field = (await dialog()).getByLabelText('Authenticator code');
    await userEvent.type(field, '111111');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong 2FA code.'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('222222');
    await reads('Your password has been changed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent().map(({ fields: { code } }) => code)).toEqual(['111111', '222222']);
    await expect(await values({ canvas })).toEqual(['', '', '']);
  },
});

/**
 * From the first field to the change by keyboard: each field is at most two presses of Tab from the one before
 * [PRF-160].
 */
export const ByKeyboard = meta.story({
  beforeEach: () => {
    exchange = start(['changed']);
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByLabelText('Current password')).focus();
    for (const [at, label] of fields.entries()) {
      const field = await canvas.findByLabelText(label);
      for (let steps = 0; steps < 2 && document.activeElement !== field; steps += 1) await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard(typed[at] ?? '');
    }
    await userEvent.keyboard('{Enter}');
    await reads('Your password has been changed.');
    await expect(document.activeElement).not.toBe(document.body);
  },
});

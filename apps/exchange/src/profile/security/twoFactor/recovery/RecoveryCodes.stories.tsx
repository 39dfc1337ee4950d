import { expect, fn, spyOn, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview';
import { recoveryCodes } from '../testing/scriptedTwoFactor';
import { TwoFactorView, type TwoFactorViewProps } from '../TwoFactorView';

const withApp: TwoFactorViewProps['state'] = {
  kind: 'resting',
  factor: 'app',
  offersMail: true,
  isNew: false,
  starting: undefined,
  error: undefined,
};

const meta = preview.meta({
  component: TwoFactorView,
  title: 'Screens/Profile/Recovery codes',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: withApp,
    recovery: { left: 10, make: fn(async () => ({ data: {} })) },
    freshCodes: undefined,
    email: 'ada@example.com',
    issuer: 'XDC Exchange',
    now: () => Date.UTC(2026, 2, 2, 10),
    onCodesStored: fn(),
    onStart: fn(),
    onEmailCode: fn(),
    onAppCode: fn(),
    onConfirmed: fn(),
    onResend: fn(),
    onCancel: fn(),
    onLook: fn(),
  },
});

/**
 * The page with the ten codes: it closes once its trader has ticked that they are stored, and copies or saves all of
 * them [PRF-180].
 */
export const FreshCodes = meta.story({
  args: { state: { ...withApp, isNew: true }, freshCodes: recoveryCodes },
  play: async ({ args, canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const saved = fn();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    await expect(
      within(canvas.getByRole('list', { name: 'Your recovery codes' })).getAllByRole('listitem'),
    ).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(saved).toHaveBeenCalledWith('recovery-codes.txt');
    click.mockRestore();
    const done = canvas.getByRole('button', { name: 'Done' });
    await expect(done).toHaveAttribute('title', "Tick 'I've stored them' first.");
    await userEvent.click(done);
    await expect(args.onCodesStored).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: "I've stored them" }));
    await userEvent.click(done);
    await expect(args.onCodesStored).toHaveBeenCalledOnce();
  },
});

/** How many recovery codes are left, with a warning before the last is used [PRF-181]. */
export const FewCodes = meta.story({
  args: { state: withApp, recovery: { left: 2, make: fn(async () => ({ data: {} })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 10 left')).toBeVisible();
    await expect(canvas.getByText('Make new ones before the last is used.')).toBeVisible();
  },
});

/** No recovery code is left. */
export const NoCodes = meta.story({
  args: { state: withApp, recovery: { left: 0, make: fn(async () => ({ data: {} })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have none left\./)).toBeVisible();
  },
});

/** On a phone the codes stand in two columns. */
export const FreshCodesOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { state: withApp, freshCodes: recoveryCodes },
});

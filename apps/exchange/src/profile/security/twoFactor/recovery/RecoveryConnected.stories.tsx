import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview';
import { ProfileAt } from '../../../testing/ProfileAt';
import { appCode, createScriptedTwoFactor, recoveryCodes } from '../testing/scriptedTwoFactor';
import { press, storeCodes, typeCodes, typeInto } from '../testing/twoFactorHands';

let exchange = createScriptedTwoFactor();

const Screen = () => <ProfileAt address="/profile?tab=security" exchange={exchange} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Recovery codes/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'Recovery codes in the full application, with a simulated exchange that makes them.' },
    },
  },
  beforeEach: () => {
    exchange = createScriptedTwoFactor();
  },
});

/**
 * Ten recovery codes come with the app. They stay until they are said to be stored, even if the screen is left, and the
 * browser asks before the page is closed [PRF-180].
 */
export const CodesWithTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await press(hands, 'Turn on');
    await typeCodes(hands);
    const list = await screen.findByRole('list', { name: 'Your recovery codes' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    const closing = new Event('beforeunload', { cancelable: true });
    exchange.page.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: 'My Account' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeVisible();
    await storeCodes(hands);
    await expect(await screen.findByText('10 of 10 left')).toBeVisible();
    await expect(screen.queryByText(recoveryCodes[0])).toBeNull();
    const later = new Event('beforeunload', { cancelable: true });
    exchange.page.dispatchEvent(later);
    await expect(later.defaultPrevented).toBe(false);
  },
});

/** New codes are made with the code of the app; a wrong one is said at its field [PRF-181]. */
export const CodesMadeAnew = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({ isOn: true });
    exchange.useCodes(9);
  },
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await expect(await screen.findByText('1 of 10 left')).toBeVisible();
    await press(hands, 'Make new codes');
    await typeInto(hands, 'Authenticator code', '000000');
    await waitFor(() =>
      expect(screen.getByLabelText('Authenticator code')).toHaveAccessibleDescription('Wrong 2FA code.'),
    );
    await userEvent.keyboard(appCode);
    await expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeVisible();
    await storeCodes(hands);
    await expect(await screen.findByText('10 of 10 left')).toBeVisible();
    const asked = exchange.calls.filter(({ operation }) => operation === 'makeRecoveryCodes');
    await expect(asked.map(({ fields }) => fields['code'])).toEqual(['000000', appCode]);
  },
});

/** A server without recovery codes: nothing is said about them [PRF-182]. */
export const WithoutRecoveryCodes = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({ hasRecoveryCodes: false });
  },
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await press(hands, 'Turn on');
    await typeCodes(hands);
    await expect(await canvas.findByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(screen.queryByText(/recovery code/i)).toBeNull();
  },
});

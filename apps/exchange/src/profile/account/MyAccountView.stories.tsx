import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { ada, newcomer } from '../testing/people';
import { MyAccountView } from './MyAccountView';

const hour = 60 * 60_000;
const at = Date.UTC(2026, 2, 4, 12);

const meta = preview.meta({
  component: MyAccountView,
  title: 'Screens/Profile/My Account',
  decorators: [
    inRouter,
    (Story) => (
      <div style={{ maxInlineSize: '1152px' }}>
        <Story />
      </div>
    ),
  ],
  args: { profile: ada, withdrawals: { obstacle: undefined, opensAt: undefined }, now: () => at },
});

/** Name, email, KYC status and referral code, all read-only [PRF-010]; two-factor leads to Security [PRF-014]. */
export const Verified = meta.story({
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Ada Lovelace', 'ada@example.com', 'Approved', 'OnSecurity settings', 'Enabled']);
    await expect(canvas.getByRole('group', { name: 'Referral code' })).toHaveTextContent('ADA1815');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Security settings' })).toHaveAttribute('href', '/?tab=security');
  },
});

/**
 * What makes the account safe, done or to do; what is to do says why and leads there [PRF-191]. Done rows have no link.
 */
export const Safety = meta.story({
  args: { profile: { ...ada, antiPhishingWord: null, kyc: 'Submitted' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Account safety' }));
    await expect(card.getByText('2 of 4 done')).toBeVisible();
    await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent.split('.')[0])).toEqual([
      'Authenticator app: done',
      'Recovery codes: done',
      "Anti-phishing word: to doIt's in every email from us, so that you recognise the others",
      'Verified identity: to doIt ties the account to you',
    ]);
    await expect(card.getByRole('link', { name: 'Choose a word' })).toHaveAttribute('href', '/?tab=security');
    await expect(card.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/?tab=kyc');
  },
});

/**
 * Before identity verification [PRF-011] [DOM-326], withdrawals show what they are waiting for [PRF-014], and the KYC
 * tab is a click away [KYC-005].
 */
export const Newcomer = meta.story({
  args: { profile: newcomer, withdrawals: { obstacle: 'kyc', opensAt: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Submitted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute('href', '/?tab=kyc');
    await expect(canvas.getByText('Locked until your identity is verified')).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
});

/** Documents under review read Submitted, with how long the review takes [PRF-011] [DOM-326]. */
export const Submitted = meta.story({
  args: { profile: { ...newcomer, kyc: 'Submitted' }, withdrawals: { obstacle: 'kyc', opensAt: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await expect(canvas.getByText(/24-48 working hours/)).toBeVisible();
  },
});

/** A rejection links to the tab that gives the reason [KYC-005] [PRF-011] [DOM-326]. */
export const Rejected = meta.story({
  args: { profile: { ...newcomer, kyc: 'Rejected' }, withdrawals: { obstacle: 'kyc', opensAt: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvas.getByText("Your documents weren't accepted. The reason is in the KYC tab.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/?tab=kyc');
  },
});

/** For 24 hours after two-factor was turned on, the time left counts down [PRF-014]. */
export const Waiting = meta.story({
  args: { withdrawals: { obstacle: 'waitingPeriod', opensAt: at + 23 * hour } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Unlocks in 23:00:00');
  },
});

/** While two-factor is off, withdrawals wait for it. */
export const WithoutTwoFactor = meta.story({
  args: {
    profile: { ...ada, secondFactor: 'mail' },
    withdrawals: { obstacle: 'twoFactor', opensAt: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By email')).toBeVisible();
    await expect(canvas.getByText('Locked until your authenticator app is on')).toBeVisible();
  },
});

/** Copies the referral code, and the button confirms it [PRF-012]. */
export const CodeCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Referral code' }));
    await expect(writeText).toHaveBeenCalledWith('ADA1815');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
});

/** The longest names and addresses wrap instead of overflowing the card [PRF-163]. */
export const Long = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    profile: {
      ...ada,
      firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      lastName: 'Gewissenhaftschaferswesenwohlbetriebsam',
      email: `${'long'.repeat(15)}@${'domain'.repeat(9)}.example.com`,
      referralCode: 'REFERRALCODE1234567890',
    },
  },
});

import { createFakeExchange, outOfReach, type Answers } from '@exchange/api/testing';
import { failureText, verificationTexts } from '@exchange/domain';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { LoginActivityScreen } from './LoginActivityScreen';
import { LoginScreen } from './LoginScreen';
import { Connected } from './testing/Connected';
import { TwoFactorResetScreen } from './TwoFactorResetScreen';
import { VerificationView, type VerificationViewProps } from './verification/VerificationView';
import { VerifyAccountScreen } from './VerifyAccountScreen';

// Typed here, because a union's literals would widen to `string` below.
const pending: VerificationViewProps = { verification: 'account', phase: 'verifying', onConfirm: fn(), onRetry: fn() };

const meta = preview.meta({
  component: VerificationView,
  title: 'Screens/Accounts/Mailed links',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The result of following an emailed link: `/user/verify_account/{token}`, `/updateLoginDetails/{token}` and `/resetTfa/{token}`.',
      },
    },
  },
  decorators: [inRouter],
  args: pending,
});

const { account, loginActivity, twoFactorDisabling } = verificationTexts;

/** While the link is being checked [ACC-105] [DOM-277]. */
export const AccountPending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Account Verification' })).toBeVisible();
    await expect(canvas.getByText('We are verifying your account. Please wait for a while.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Verified; the next step is to sign in [ACC-105] [DOM-277] [SHL-253]. */
export const AccountVerified = meta.story({
  args: { phase: 'succeeded' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Email is verified. Please Login' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

/**
 * Failed; anyone who followed the link before reads that the account may already be verified [ACC-105] [DOM-277], and
 * anyone else can get a new link [ACC-252].
 */
export const AccountLinkExpired = meta.story({
  args: { phase: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify token is incorrect or expired.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/user/verify_account');
  },
});

/** Without an answer the link is not called invalid, and can be tried again [ACC-109]. */
export const Unreachable = meta.story({
  args: { phase: 'unanswered', failure: { code: 'unreachable' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^We can't reach the exchange\./)).toBeVisible();
    await expect(canvas.queryByText(account.failed)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const TimedOut = meta.story({ args: { phase: 'unanswered', failure: { code: 'timed-out' } } });

export const AnsweredInAnotherLanguage = meta.story({ args: { phase: 'unanswered', failure: { code: 'unexpected' } } });

export const LoginActivityPending = meta.story({ args: { verification: 'loginActivity' } });

/** Verified, in the documented words [ACC-107] [DOM-278]. */
export const LoginActivityVerified = meta.story({
  args: { verification: 'loginActivity', phase: 'succeeded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login activity is Verified.' })).toBeVisible();
  },
});

/** Failed, in the documented words [ACC-107] [DOM-278]. */
export const LoginActivityLinkExpired = meta.story({
  args: { verification: 'loginActivity', phase: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login Activity link is expired.' })).toBeVisible();
  },
});

/** Turning two-factor authentication off asks first. */
export const TwoFactorAsking = meta.story({
  args: { verification: 'twoFactorDisabling', phase: 'asking' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Turn off two-factor authentication\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TwoFactorAskingOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { verification: 'twoFactorDisabling', phase: 'asking' },
});

export const TwoFactorPending = meta.story({ args: { verification: 'twoFactorDisabling' } });

/** Two-factor is off, in the documented words [ACC-108] [DOM-279]. */
export const TwoFactorDisabled = meta.story({
  args: { verification: 'twoFactorDisabling', phase: 'succeeded' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your 2FA is disabled successfully. Please Login' }),
    ).toBeVisible();
  },
});

/** Failed, in the documented words [ACC-108] [DOM-279]. */
export const TwoFactorLinkExpired = meta.story({
  args: { verification: 'twoFactorDisabling', phase: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Error While TFA Disable' })).toBeVisible();
  },
});

const phone = { viewport: { value: 'phone' } };

export const TwoFactorLinkExpiredOnPhone = meta.story({
  globals: phone,
  args: { verification: 'twoFactorDisabling', phase: 'failed' },
});

export const UnreachableOnPhone = meta.story({
  globals: phone,
  args: { phase: 'unanswered', failure: { code: 'timed-out' } },
});

const connect = (answers: Answers = {}) => {
  const { fetch, calls } = createFakeExchange(answers);
  return { services: createServices(testConfig, testVersion, createTestEnvironment({ fetch })), calls };
};

let exchange = connect();

const linksRedeemed = () => exchange.calls.map(({ operation, fields }) => `${operation} ${fields['token'] ?? ''}`);

interface PageProps {
  at: string;
  route: string;
  children: ReactNode;
  also?: Record<string, ReactNode>;
}

const Page = (props: PageProps) => <Connected services={exchange.services} {...props} />;

let starts = 0;

/** Unmounts the page and mounts it again as soon as it has started, before an answer can arrive. */
const StartedTwice = ({ children }: { children: ReactNode }) => {
  const [isAgain, setAgain] = useState(false);
  const remount = (drawn: HTMLElement | null) => {
    if (drawn === null) return;
    starts += 1;
    setAgain(true);
  };
  return (
    <div key={String(isAgain)} ref={remount}>
      {children}
    </div>
  );
};

// The outcome takes the focus, and the docs page would scroll down to it: these stories are left out of that page.

/**
 * The page starts twice here, and a second call would find the link used [ACC-111]: the exchange is unreachable at
 * first, which is said [ACC-109], then it verifies the address.
 */
export const AccountOnTheExchange = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    starts = 0;
    exchange = connect({ verifyAccount: [outOfReach, 'verified', 'linkExpired'] });
  },
  render: () => (
    <Page at="/user/verify_account/link-1" route="/user/verify_account/:token">
      <StartedTwice>
        <VerifyAccountScreen />
      </StartedTwice>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(starts).toBe(2));
    await canvas.findByText(failureText({ code: 'unreachable' }), { exact: false });
    await expect(exchange.calls).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: account.succeeded });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(linksRedeemed()).toEqual(['verifyAccount link-1', 'verifyAccount link-1']);
  },
});

/** Opened without a link, the page asks to follow the one in the email [ACC-106], or sends another one [ACC-252]. */
export const AccountWithoutLink = meta.story({
  beforeEach: () => {
    exchange = connect({ resendVerification: ['tooManyTries', 'taken'] });
  },
  render: () => (
    <Page at="/user/verify_account" route="/user/verify_account">
      <VerifyAccountScreen />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Click it to verify your email/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Ada@Example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await screen.findByText(/Too many attempts/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/^If this address still needs verifying/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Resend in/ })).toBeVisible();
    await expect(exchange.calls.map(({ fields }) => fields['email'])).toEqual(['ada@example.com', 'ada@example.com']);
  },
});

/** An exchange that sends no other link: the page doesn't offer it [ACC-250]. */
export const WithoutAnotherLink = meta.story({
  beforeEach: () => {
    exchange = connect({ resendVerification: 'notBuilt' });
  },
  render: () => (
    <Page at="/user/verify_account" route="/user/verify_account">
      <VerifyAccountScreen />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
  },
});

/** A verified address is filled in at sign-in [ACC-253]. */
export const VerifiedAddress = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    exchange = connect({ verifyAccount: 'verifiedAddress' });
  },
  render: () => (
    <Page at="/user/verify_account/link-1" route="/user/verify_account/:token" also={{ '/login': <LoginScreen /> }}>
      <VerifyAccountScreen />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign In' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('trader@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

/** The same with a link that works the first time and would fail the second [ACC-111]. */
export const LoginActivityOnTheExchange = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    exchange = connect({ confirmLoginActivity: ['verified', 'linkExpired'] });
  },
  render: () => (
    <Page at="/updateLoginDetails/link-1" route="/updateLoginDetails/:token">
      <StartedTwice>
        <LoginActivityScreen />
      </StartedTwice>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: loginActivity.succeeded })).toBeVisible();
    await expect(linksRedeemed()).toEqual(['confirmLoginActivity link-1']);
  },
});

/** A link that was already used, for example in another tab, shows the exchange's message [ACC-111]. */
export const TwoFactorOnTheExchange = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    exchange = connect({ disableTfaByLink: ['linkExpired'] });
  },
  render: () => (
    <Page at="/resetTfa/link-1" route="/resetTfa/:token">
      <TwoFactorResetScreen />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('heading', { name: twoFactorDisabling.failed })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }));
    await expect(await canvas.findByText('At /login')).toBeVisible();
    await expect(linksRedeemed()).toEqual(['disableTfaByLink link-1']);
  },
});

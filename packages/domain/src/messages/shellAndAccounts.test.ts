import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTexts, profileTabs, referralReward, referralText, signInTitle, verificationTexts } from './accounts';
import { homeTitle, idleText, pageTitle, shellTexts, toastMs } from './shell';

it.each([
  ['[DOM-260]', 'Session Expired', shellTexts.idle.title],
  ['[DOM-260]', 'Login', shellTexts.idle.login],
  ['[DOM-260]', 'Cancel', shellTexts.idle.cancel],
  [
    '[DOM-261] [SHL-086]',
    'You have been logged out due to 15 min of inactivity. Please Login again.',
    idleText(900_000),
  ],
  [
    '[DOM-262] [SHL-087]',
    'You have been logged out due to 60 min of inactivity. Please Login again.',
    idleText(3_600_000),
  ],
  [
    '[DOM-262] [SHL-087]',
    'You have been logged out due to 1.5 min of inactivity. Please Login again.',
    idleText(90_000),
  ],
  ['[DOM-263]', 'XDC Exchange | Wallet', pageTitle('XDC Exchange', 'Wallet')],
  [
    '[DOM-263]',
    'XDC Exchange | Bitcoin and digital asset exchange powered by the XDC protocol',
    homeTitle('XDC Exchange'),
  ],
  ['[DOM-264]', 'Loading', shellTexts.loading],
  ['[DOM-265]', 'Log In | Register', shellTexts.visitor.logInOrRegister],
  ['[DOM-265]', 'Sign In', shellTexts.visitor.signIn],
  ['[DOM-265]', 'Sign Up', shellTexts.visitor.signUp],
  ['[DOM-273]', 'Sign in to XDC Exchange', signInTitle('XDC Exchange')],
  ['[DOM-273]', 'Remember me', accountTexts.rememberMe],
  ['[DOM-274]', 'Your Password has Expired, Please Update New Password', accountTexts.passwordExpired],
  ['[DOM-275]', 'Registrations Stopped.', accountTexts.registrationsStopped],
  ['[DOM-276]', 'Verify Email', accountTexts.verifyEmail],
  ['[DOM-277]', 'We are verifying your account. Please wait for a while.', verificationTexts.account.pending],
  ['[DOM-277]', 'Email is verified. Please Login', verificationTexts.account.succeeded],
  ['[DOM-277]', 'Verify token is incorrect or expired.', verificationTexts.account.failed],
  ['[DOM-278]', 'Login activity is Verified.', verificationTexts.loginActivity.succeeded],
  ['[DOM-278]', 'Login Activity link is expired.', verificationTexts.loginActivity.failed],
  ['[DOM-279]', 'Your 2FA is disabled successfully. Please Login', verificationTexts.twoFactorDisabling.succeeded],
  ['[DOM-279]', 'Error While TFA Disable', verificationTexts.twoFactorDisabling.failed],
  ['[DOM-280]', 'Welcome to the exchange.', accountTexts.welcome],
  ['[DOM-281]', 'Resent New OTP on Mail', accountTexts.codeResent],
  ['[DOM-281]', 'Error while sending new OTP', accountTexts.codeNotResent],
])('%s %j is said to the letter', (_, documented, said) => {
  expect(said).toBe(documented);
});

describe('lists of captions', () => {
  it('name the pages of the footer [DOM-266]', () => {
    expect(Object.values(shellTexts.footer)).toEqual(['Fees', 'FAQs', 'Support', 'Terms of Use', 'Privacy Policy']);
  });

  it('name the pages of the profile menu [DOM-267]', () => {
    expect(Object.values(shellTexts.profileMenu)).toEqual([
      'Wallet',
      'History',
      'Order History',
      'OTC',
      'Support',
      'Add Asset',
      'Staking',
    ]);
  });

  it('name the links and the pair tabs of the navigation [DOM-268]', () => {
    expect(Object.values(shellTexts.links)).toEqual(['Staking', 'Ratio Swap', 'Swap']);
    expect(Object.values(shellTexts.pairTabs)).toEqual(['Pairs', 'Favorites']);
  });

  it('name the tabs of the profile [DOM-282]', () => {
    expect(Object.values(profileTabs)).toEqual([
      'My Account',
      'Change Password',
      'Edit Profile',
      'Security',
      'KYC',
      'Referral',
    ]);
  });
});

it('the idle sentence always tells the minutes of the setting [DOM-262]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (minutes) => {
      expect(idleText(minutes * 60_000)).toContain(` ${String(minutes)} min `);
    }),
  );
});

it('an invitation earns its sender 1000 XDC and the person who accepts it 1500 XDC, after their first trade [DOM-283]', () => {
  expect(referralReward).toEqual({ asset: 'XDC', referrer: '1000', invited: '1500' });
  expect(referralText).toMatch(/first trade.* 1000 XDC.* 1500 XDC/);
});

it('toasts stay three seconds, on the home page ten [DOM-332]', () => {
  expect(toastMs).toEqual({ usual: 3000, home: 10_000 });
});

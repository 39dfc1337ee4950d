import { describe, expect, it } from 'vitest';
import { historyTexts } from './history';
import { kycPhotoTexts, kycTexts } from './kyc';
import { partnershipOptions, partnershipTypes, requestTexts, supportQueries } from './requests';
import { serverWording, txHashRefusal } from './serverWording';
import { stakingTexts } from './staking';
import { minimumDepositText, walletTexts, withdrawalLimitReachedText, withdrawalLimitText } from './wallet';

it.each([
  ['[DOM-302]', 'Total Withdrawal Limit 40000/2500000', withdrawalLimitText('40000', '2500000')],
  ['[DOM-303]', 'Daily limit of 2500000 XDC reached, cannot withdraw!', withdrawalLimitReachedText('2500000')],
  ['[DOM-304]', 'Your KYC is not completed.', walletTexts.kycNeeded],
  ['[DOM-304]', 'Please enable 2FA.', walletTexts.twoFactorNeeded],
  [
    '[DOM-304]',
    'Please wait at least 24 hours after you have enabled 2FA or reset your password.',
    walletTexts.waitingPeriod,
  ],
  ['[DOM-305]', 'Please enable 2FA', stakingTexts.twoFactorNeeded],
  ['[DOM-306]', "Withdrawal amount can't be greater than your available balance.", walletTexts.aboveBalance],
  ['[DOM-307]', 'Deposit Disabled', walletTexts.depositDisabled],
  ['[DOM-307]', 'Withdraw Disabled', walletTexts.withdrawDisabled],
  ['[DOM-308]', 'Get OTP', walletTexts.codeButton.idle],
  ['[DOM-308]', 'Verifying', walletTexts.codeButton.requesting],
  ['[DOM-308]', 'OTP Sent', walletTexts.codeButton.sent],
  ['[DOM-311]', 'Deposit', historyTexts.tabs.deposit],
  ['[DOM-311]', 'Withdrawal', historyTexts.tabs.withdrawal],
  ['[DOM-311]', 'Back to Wallet', historyTexts.backToWallet],
  ['[DOM-312]', '30 Minutes', historyTexts.expected.automatic],
  ['[DOM-312]', 'Upto 1 Hour', historyTexts.expected.soon],
  ['[DOM-312]', 'Upto 8 Hour', historyTexts.expected.later],
  ['[DOM-313]', 'Flexible Staking', stakingTexts.kinds.flexible],
  ['[DOM-313]', 'Fixed Staking', stakingTexts.kinds.fixed],
  [
    '[DOM-314]',
    'Confirm and understand that the estimated yield does not represent a guarantee of the actual yield.',
    stakingTexts.agreement,
  ],
  ['[DOM-315]', 'Staking Disabled', stakingTexts.disabled],
  ['[DOM-316]', 'Login to continue', stakingTexts.loginNeeded],
  ['[DOM-317]', 'Revoke', stakingTexts.revoke],
  ['[DOM-317]', 'Disable Auto', stakingTexts.disableAutoRenewal],
  ['[DOM-317]', 'Wont Renew', stakingTexts.autoRenewalDisabled],
  ['[DOM-322]', 'Processing', requestTexts.processing],
  ['[DOM-323]', 'Select Country', kycTexts.selectCountry],
  ['[DOM-323]', 'Select Document', kycTexts.selectDocument],
  ['[DOM-326]', 'Not Submitted', kycTexts.states.NotSubmitted],
  ['[DOM-326]', 'Submitted', kycTexts.states.Submitted],
  ['[DOM-326]', 'Approved', kycTexts.states.Approved],
  ['[DOM-326]', 'Rejected', kycTexts.states.Rejected],
  ['[DOM-217]', 'Your txHash value : 0x12 is invalid', txHashRefusal('0x12')],
  ['[DOM-329]', 'Please check your email for OTP to verify login activity.', serverWording.newLoginActivity],
  ['[DOM-329]', 'Password Reset Successful, please login', serverWording.passwordReset],
  ['[DOM-329]', 'Please Enter 2FA', serverWording.twoFactorWanted],
  ['[DOM-330]', 'verify_token incorrect or expired.', serverWording.verificationRefused],
  ['[DOM-330]', 'User verified Successfully.', serverWording.accountVerified],
  ['[DOM-330]', 'Login successfully.', serverWording.loggedIn],
  ['[DOM-330]', 'User New Login Activity Verified Successfully.', serverWording.loginActivityVerified],
  ['[DOM-330]', 'Login Activity Token Incorrect.', serverWording.loginActivityRefused],
  ['[DOM-330]', 'User 2FA status disabled successfully', serverWording.twoFactorDisabled],
  ['[DOM-331]', 'User JWT Successfully', serverWording.sessionKept],
  ['[DOM-331]', 'please login again', serverWording.sessionEnded],
  ['[DOM-331]', 'OTP Verified Successfully', serverWording.codeVerified],
])('%s %j is said to the letter', (_, documented, said) => {
  expect(said).toBe(documented);
});

describe('the wallet says', () => {
  it('how many confirmations a deposit needs, and how much it takes [DOM-309]', () => {
    expect(walletTexts.depositConfirmations).toMatch(/1 confirmation to arrive, 3 .*to withdraw/);
    expect(minimumDepositText('1000', 'XDC')).toContain('1000 XDC');
  });

  it('what it is for and how long things take [DOM-310]', () => {
    expect(walletTexts.purpose).toMatch(/trading and staking only/);
    expect(walletTexts.onlyErc20Usdt).toMatch(/Only ERC20 USDT/);
    expect(walletTexts.largerWithdrawals).toMatch(/Larger .*6-12 hours/);
    expect(walletTexts.delivery).toMatch(/up to 24 hours/);
  });

  it('on its history page too, how long larger withdrawals take [DOM-311]', () => {
    expect(historyTexts.note).toMatch(/Larger crypto withdrawals may take 6-12 hours/);
  });
});

describe('staking', () => {
  it('has three screens [DOM-313]', () => {
    expect(Object.values(stakingTexts.navigation)).toEqual(['Staking', 'Staking Orders', 'Staking Rewards']);
  });

  it('says why it is closed [DOM-315]', () => {
    expect(stakingTexts.closed).toMatch(/community staking cap is reached.*temporarily stopped/i);
  });
});

describe('requests', () => {
  it('come from six kinds of partners, who want one of two things [DOM-318] [DOM-319]', () => {
    expect(partnershipTypes).toEqual([
      'Brokers & Dealers',
      'Portfolio Manager',
      'Fund Manager',
      'Merchants & Stores',
      'Algo Traders & Others',
      'Custodians',
    ]);
    expect(partnershipOptions).toEqual(['Whitelabel Platform', 'Referral Earning']);
  });

  it('for support are of seven kinds [DOM-320]', () => {
    expect(supportQueries).toEqual([
      'OTP Issue',
      'Crypto Deposit',
      'Crypto Withdrawal',
      'Token Swaping',
      'Wallet Queries',
      'Trade Issues',
      'Other Query',
    ]);
  });

  it('have their hours, minimum and times [DOM-321]', () => {
    expect(requestTexts.supportHours).toBe('09:00-17:00');
    expect(requestTexts.otcMinimum).toContain('10000 USD');
    expect(requestTexts.otcReply).toContain('12 hours');
    expect(requestTexts.otcCompletion).toContain('60 minutes');
  });
});

describe('KYC', () => {
  it('says what photos it takes and how long it takes [DOM-324]', () => {
    const [front, back, holding] = kycPhotoTexts('XDC Exchange');
    expect(kycTexts.photos).toBe('JPG, under 3MB');
    expect([front.toLowerCase(), back.toLowerCase()]).toEqual(['front of the document', 'back of the document']);
    expect(holding).toMatch(/holding the ID with a note.*XDC Exchange.*today's date dd\/mm\/yyyy/);
    expect(kycTexts.approval).toContain('24-48 working hours');
  });

  it('accepts three documents [DOM-325]', () => {
    expect(Object.values(kycTexts.documents)).toEqual(['Passport', "Driver's license", 'National ID Card']);
  });
});

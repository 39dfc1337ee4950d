import {
  orList,
  showCoins,
  stakingPlans,
  stakingTexts,
  windDownTexts,
  type DecimalText,
  type StakingKind,
} from '@exchange/domain';
import { refused, type Refused } from '#exchange/refusals';
import { wrongAppCodeText } from '#identity/refusals';

const kindNames: Readonly<Record<StakingKind, string>> = { flexible: 'Flexible', fixed: 'Fixed' };

export const wrongTenureText = (plan: StakingKind): string => {
  const months = stakingPlans[plan].terms.map((term) => String(term.months));
  return `${kindNames[plan]} staking is available for ${orList(months)} months.`;
};

export const stakingClosed = refused({ code: 'closed', message: stakingTexts.closed });

export const stakingStopped = refused({ code: 'closed', message: windDownTexts.staking });

export const aboveCap = (room: DecimalText): Refused =>
  refused({
    code: 'closed',
    message: `Only ${showCoins(room, 'XDC')} can still be staked. Enter a smaller amount.`,
    field: 'amount',
  });

/** From one that may be reversed, or that was and is still owed by whoever made it. */
export const notFinal = (amount: DecimalText): Refused =>
  refused({
    code: 'not allowed',
    message: `${showCoins(amount, 'XDC')} in your account come from a deposit that isn't final. You can stake them once it is.`,
    field: 'amount',
  });

export const stakerOwes = (amount: DecimalText): Refused =>
  refused({
    code: 'not allowed',
    message: `You owe ${showCoins(amount, 'XDC')} after a reversed deposit. Repay it with a new deposit before you stake.`,
    field: 'amount',
  });

export const twoFactorOff = refused({ code: 'not allowed', message: 'Please enable 2FA.' });

export const wrongCode = refused({ code: 'wrong app code', message: wrongAppCodeText, field: 'tfa' });

export const wrongStakeAmount = (message: string): Refused => refused({ code: 'figure', message, field: 'amount' });

export const wrongTenure = (plan: StakingKind): Refused =>
  refused({ code: 'figure', message: wrongTenureText(plan), field: 'tenure' });

export const otherStake = refused({
  code: 'id used',
  message: 'This ID is already used by another stake.',
  field: 'clientStakeId',
});

export const noSuchStake = refused({ code: 'no such stake', message: "This stake doesn't exist.", field: 'stake' });

export const fixedStake = refused({ code: 'not open', message: "A fixed stake can't be revoked.", field: 'stake' });

export const notActive = refused({ code: 'not open', message: 'This stake is no longer active.', field: 'stake' });

export const renewalOff = refused({
  code: 'not open',
  message: 'Auto-renewal is already off.',
  field: 'stake',
});

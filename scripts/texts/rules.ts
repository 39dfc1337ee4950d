import type * as domain from '@exchange/domain';

/** Widens literal types, since the domain's constants have the types of today's values. */
type Any<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Element)[]
      ? readonly Any<Element>[]
      : Value extends (...given: never[]) => unknown
        ? Value
        : { readonly [Key in keyof Value]: Any<Value[Key]> };

type RuleName =
  | 'antiPhishingWordLength'
  | 'assets'
  | 'dailyWithdrawalLimit'
  | 'depositConfirmations'
  | 'expectedWithinMs'
  | 'newAddressWaitMs'
  | 'feeTexts'
  | 'kycTexts'
  | 'listSizes'
  | 'mostInvited'
  | 'partnershipOptions'
  | 'partnershipTypes'
  | 'passwordLimits'
  | 'referralReward'
  | 'requestTexts'
  | 'resendPauseMs'
  | 'serviceFigures'
  | 'sessionCookies'
  | 'sessionKeys'
  | 'spotPairs'
  | 'stakeReturnDays'
  | 'stakingPlans'
  | 'swapPeriods';

/** The rules that texts mention. Passed in, so that a test can change one and see the text change with it. */
export type Rules = { readonly [Name in RuleName]: Any<(typeof domain)[Name]> };

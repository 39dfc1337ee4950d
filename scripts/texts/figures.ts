import { counted, formatFeePercent, isAbove, pairLabel, showCoins, showExactly } from '@exchange/domain';
import type { Rules } from './rules';
import { utc } from './utc';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const seconds = (milliseconds: number): string => counted(milliseconds / 1_000, 'second');

/** `0.50%`, or `0.20% to 0.50%` if they differ. */
const span = (percents: readonly string[]): string => {
  const ordered = [...new Set(percents)].sort((one, other) => (isAbove(one, other) ? 1 : -1));
  return [...new Set([ordered.at(0), ordered.at(-1)])]
    .flatMap((percent) => (percent === undefined ? [] : [formatFeePercent(percent)]))
    .join(' to ');
};

const tradingFigures = ({ spotPairs, assets, listSizes }: Rules) => {
  const isFree = ({ fees }: Rules['spotPairs'][number]) => ![fees.buy, fees.sell].some((fee) => isAbove(fee, '0'));
  const charged = spotPairs.filter((pair) => !isFree(pair)).flatMap(({ fees }) => [fees.buy, fees.sell]);
  return {
    coins: String(assets.length),
    pairs: String(spotPairs.length),
    tradingFee: span(charged),
    freePairs: and.format(spotPairs.filter(isFree).map(({ name }) => pairLabel(name))),
    priceBand: span(spotPairs.map(({ priceBandPercent }) => priceBandPercent)).replace('.00', ''),
    openOrders: showExactly(String(listSizes.openOrders)),
  };
};

const walletFigures = ({
  serviceFigures: figures,
  depositConfirmations,
  dailyWithdrawalLimit,
  resendPauseMs,
  expectedWithinMs,
  newAddressWaitMs,
}: Rules) => ({
  depositArrival: counted(depositConfirmations.toArrive, 'confirmation'),
  depositMaturity: counted(depositConfirmations.toWithdraw, 'confirmation'),
  withdrawalWait: counted(figures.withdrawalWaitHours, 'hour'),
  newAddressWait: counted(newAddressWaitMs / 3_600_000, 'hour'),
  dailyLimit: showCoins(dailyWithdrawalLimit, 'XDC'),
  automaticWithdrawal: counted(expectedWithinMs('Auto', 0) / 60_000, 'minute'),
  stricterChecks: `${figures.stricterChecksHours} hours`,
  delivery: counted(figures.deliveryHours, 'hour'),
  withdrawalCodePause: seconds(resendPauseMs.withdrawal),
});

const accountFigures = ({
  serviceFigures: figures,
  passwordLimits,
  antiPhishingWordLength,
  resendPauseMs,
  kycTexts,
  sessionKeys,
  sessionCookies,
}: Rules) => ({
  minimumAge: String(figures.minimumAge),
  shortestPassword: counted(passwordLimits.shortest, 'character'),
  specialCharacters: passwordLimits.special,
  antiPhishingWord: `${String(antiPhishingWordLength.shortest)} to ${String(antiPhishingWordLength.longest)}`,
  appCodeLife: counted(figures.twoFactorCodeSeconds, 'second'),
  emailCodeLife: counted(figures.emailCodeMinutes, 'minute'),
  emailLinkLife: counted(figures.emailLinkMinutes, 'minute'),
  verificationLinkLife: counted(figures.verificationLinkHours, 'hour'),
  signInCodePause: seconds(resendPauseMs.login),
  kycTime: `${figures.kycHours} working hours`,
  kycPhotos: kycTexts.photos,
  sessionKeys: sessionKeys.join(', '),
  sessionCookies: sessionCookies.join(', '),
});

const serviceFigures = ({
  serviceFigures: figures,
  depositConfirmations,
  swapPeriods,
  stakeReturnDays,
  referralReward,
  mostInvited,
  partnershipOptions,
}: Rules) => ({
  recipientDeadline: counted(figures.unregisteredRecipientDays, 'day'),
  sellDepositTime: counted(figures.sellDepositMinutes, 'minute'),
  sellDepositConfirmations: counted(depositConfirmations.toArrive, 'confirmation'),
  closurePeriod: counted(figures.closureDays, 'day'),
  swapVerification: counted(figures.swapVerificationHours, 'hour'),
  swapDeadline: utc(swapPeriods.at(-1)?.until ?? 0),
  stakeReturn: counted(stakeReturnDays, 'day'),
  referrerReward: showCoins(referralReward.referrer, referralReward.asset),
  invitedReward: showCoins(referralReward.invited, referralReward.asset),
  mostInvited: String(mostInvited),
  partnershipOptions: and.format(partnershipOptions),
});

/** The values of `{name}` in a text. Each figure comes from the rule that the exchange applies. */
export const figuresOf = (rules: Rules): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      ...tradingFigures(rules),
      ...walletFigures(rules),
      ...accountFigures(rules),
      ...serviceFigures(rules),
    }),
  );

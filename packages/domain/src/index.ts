export { isFailure, type Failure, type FailureCode, type Result } from './result';

export { parseTyped, readWire, type DecimalText } from './money/decimalText';
export { add, divideDown, divideUp, multiply, percentOf, subtract, sum, unitOf } from './money/arithmetic';
export { clamp, compare, isAbove, isBelow, isPositive, isZero, larger, smaller } from './money/compare';
export { decimalsOf, hasAtMostDecimals, round, roundDown, roundUp, type Rounding } from './money/rounding';
export { isMultipleOf, stepDown, stepUp } from './money/step';
export { fromUnits, fromWhole, ledgerDecimals, toUnits, toWhole, type LedgerUnits } from './money/ledgerUnit';
export { exactFigure, showCoins, showExactly, showFigure, type Figure } from './format/figure';
export { formatPrice, isTinyPrice, unshortened, type PriceFigure, type PricePlace } from './format/price';
export { formatAmount, formatBalance, formatReward, formatTotal, roundTotal, type BalancePlace } from './format/amount';
export { formatUsd, type Glance } from './format/usd';
export { formatVolume } from './format/volume';
export { andList } from './format/andList';
export { orList } from './format/orList';
export { supportHours, type SupportHours } from './requests/supportHours';
export { counted } from './format/count';
export { formatDay } from './format/day';
export { addDays, dayMs, isDay, nextUtcDay, utcDay } from './format/utcDay';
export { formatFeePercent, formatPercentChange, type PercentChange } from './format/percent';
export { formatRate } from './format/rate';
export { createClock, type Clock, type ClockKind } from './format/clock';
export { formatMoment, formatOffset, readMoment, type OffsetAt } from './format/moment';
export {
  assetOf,
  assets,
  assetSymbols,
  isDollar,
  readAssetSymbol,
  tokenShown,
  type AddressForm,
  type Asset,
  type AssetSymbol,
} from './assets/assets';
export { assetLinks, type AssetLinks, type SocialLink } from './assets/assetLinks';
export { candleStart, joinCandles, mergeCandles, type Candle } from './markets/candles';
export {
  findPair,
  groupings,
  pairLabel,
  pairNames,
  pairOf,
  pairs,
  perpetualPairNames,
  perpetualPairs,
  quickSwapPair,
  readPairName,
  sideWords,
  sides,
  spotPairNames,
  spotPairs,
  type Grouping,
  type Limit,
  type Minimum,
  type Pair,
  type PairFees,
  type PairName,
  type PerpetualPairName,
  type Side,
  type SpotPairName,
} from './markets/pairs';
export { usdPairOf, usdPairs } from './markets/usdPairs';
export { currentContract, currentPair, initialPair, type CurrentPair } from './markets/currentPair';
export {
  groupedDecimals,
  groupingOptions,
  groupLevels,
  shownLevels,
  type BookSide,
  type GroupingOption,
  type Level,
} from './markets/orderBook';
export { bookDepth, listSizes } from './markets/listSizes';
export {
  changeColour,
  latestDirection,
  movement,
  readDayChange,
  type Colour,
  type Direction,
} from './markets/dayChange';
export { foundPairsText, isPairFound } from './search/pairSearch';
export { spreadOf, type Spread } from './markets/spread';
export { defaultResolution, resolutions, timeFrames, type Resolution, type TimeFrame } from './markets/chart';
export {
  checkLimitOrder,
  formMessages,
  orderTotal,
  priceMessage,
  readLimitOrder,
  type LimitOrder,
  type OrderForm,
  type OrderMessages,
} from './orders/limitOrder';
export { amountOnBlur, priceOnBlur } from './orders/onBlur';
export { previewOrder, splitFee, type OrderPreview } from './orders/preview';
export { type PairBalances } from './orders/balances';
export {
  fillByPercent,
  largestOrderNote,
  percentShares,
  type PercentFill,
  type PercentShare,
} from './orders/percentFill';
export {
  disabledReason,
  isUnderMaintenance,
  type DisabledReason,
  type OrderCircumstances,
} from './orders/disabledReason';
export { fillFromRow, firstPrice, orderCall, refilledPrice, type OrderCall, type RowFill } from './orders/formFill';
export { tradeToast, type TradeEvent } from './orders/tradeToast';
export { noFeeData, readFeeData, readStoredFeeData, type CurrencyFees, type FeeData } from './fees/feeData';
export { currencyFees, tradingFee, tradingFeeLines, type TradingFeeLine } from './fees/fees';
export {
  stakingKinds,
  stakingPlans,
  stakingTerm,
  type StakingKind,
  type StakingPlan,
  type StakingTerm,
} from './staking/plans';
export { stakingAmount } from './staking/stakingAmount';
export { returnsBy, stakeReturnDays, termEnd } from './staking/stakingDates';
export { estimatedYield, stakeCourse, type DatedReward, type StakeCourse, type StakedTerm } from './staking/course';
export {
  canDisableAutoRenewal,
  nextRewardsAt,
  revokeState,
  type RevokeState,
  type StakingOrder,
} from './staking/stakingOrder';
export { stakingBlock, type StakingBlock, type StakingCircumstances } from './staking/stakingBlock';
export { swappedXdc, swapPeriods, swapRatio, type SwapPeriod } from './swap/ratio';
export {
  boughtAmount,
  buyingDates,
  paidUsd,
  ratioSwapRules,
  ratioSwapRulesWith,
  type RatioSwapForm,
} from './swap/ratioSwapForm';
export { quickSwapAmount, quickSwapCurrency, quickSwapReceives } from './swap/quickSwap';

export { allOf, type Rule } from './validation/rule';
export { charactersIn } from './validation/line';
export { canSend, checkForm, isFormValid, type FormMessages, type FormRules } from './validation/form';
export { digitsOnly, minimumLength, mobileNumber, normaliseSearch, personName, required } from './validation/text';
export { joinEmails, normaliseEmail, requiredEmail, splitEmails } from './validation/email';
export {
  currentPassword,
  differentFrom,
  equalTo,
  metPasswordParts,
  newPassword,
  passwordLimits,
  passwordParts,
  type PasswordPart,
} from './validation/password';
export { captchaInput, captchaNumber, mailCode, twoFactorCode } from './validation/codes';
export { antiPhishingWord, antiPhishingWordLength } from './validation/antiPhishingWord';
export { txHash, txHashOnServer } from './validation/txHash';
export { accountAddress, shownAddress } from './addresses/accountAddress';
export { assetAddress, destinationTag, needsDestinationTag } from './validation/address';
export { historyRange, type DayRange } from './validation/dates';
export { isUnder3Mb, type ChosenFile } from './validation/chosenFile';
export { kycPhoto } from './validation/kycPhoto';
export { profilePicture } from './validation/profilePicture';
export {
  changePasswordRules,
  expiredPasswordRules,
  forgotPasswordRules,
  profileRules,
  profileWireNames,
  registrationRules,
  resetPasswordRules,
  signInRules,
  type ChangePasswordForm,
  type ExpiredPasswordForm,
  type ProfileForm,
  type RegistrationForm,
  type SignInForm,
} from './validation/accountForms';

export {
  accountTexts,
  profileTabs,
  referralReward,
  referralText,
  neverAsked,
  signInTitle,
  verificationTexts,
} from './messages/accounts';
export { emptyText, noMatches, type EmptyList } from './messages/emptyLists';
export { feedTexts } from './messages/feed';
export { decimalsText, fieldTexts } from './messages/fields';
export { historyTexts } from './messages/history';
export { kycGuidance, kycPhotoTexts, kycTexts } from './messages/kyc';
export { lineTexts } from './messages/line';
export { feeTexts, homeTexts, marketColumns, marketListTexts, tradingStatusTexts } from './messages/markets';
export { alreadyInvitedText, referralTexts } from './messages/referral';
export {
  assetKindTexts,
  partnershipOptions,
  partnershipTypes,
  requestAnswers,
  requestTexts,
  supportQueries,
} from './messages/requests';
export { serverWording, txHashRefusal } from './messages/serverWording';
export { successTexts, withdrawalCancelled } from './messages/success';
export { homeTitle, idleText, pageTitle, shellTexts, toastMs } from './messages/shell';
export { stakingTexts } from './messages/staking';
export { ratioSwapTexts, swapTerms } from './messages/ratioSwap';
export { swapTexts } from './messages/swap';
export { maximumText, minimumText, priceBandText, swappedText, tradingTexts } from './messages/trading';
export { keptDepositNext, keptDepositText, type KeptFor } from './messages/wallet/keptDeposits';
export { closedAccountTexts } from './messages/closedAccount';
export { windDownTexts } from './messages/windDown';
export { minimumDepositText, walletTexts, withdrawalLimitReachedText } from './messages/wallet/wallet';

export { withdrawableUntil } from './accounts/closure';
export { isTwoFactorOn, storedTwoFactorStatus, twoFactorAction } from './accounts/twoFactorStatus';
export {
  readLoginAnswer,
  readLoginFailure,
  heldLoginIn,
  type HeldLogin,
  type LoginAnswer,
  type LoginOutcome,
} from './accounts/loginAnswer';
export { codeLabels } from './messages/codes';
export { leadingZeroBits } from './accounts/proofOfWork';
export { isCompleteMailCode, isCompleteTwoFactorCode, isLoginActivityCode, normaliseCode } from './accounts/codes';
export { hasPassed, reloadAfterDisablingMs, resendPauseMs, secondsLeft } from './accounts/timing';
export { isTwoFactorOnAfter } from './accounts/answers';
export { deviceName } from './accounts/deviceName';
export {
  isCompleteRecoveryCode,
  normaliseRecoveryCode,
  recoveryCode,
  recoveryCodeCount,
  recoveryCodeTexts,
  showRecoveryCode,
} from './accounts/recoveryCodes';
export { longestPasskeyName, mostPasskeys, passkeyName, passkeyTexts } from './accounts/passkeys';
export { isFlagOn, readSecondFactor, secondFactors, type SecondFactor } from './accounts/secondFactor';
export { authenticatorUri } from './accounts/authenticatorUri';
export { sessionCookies, sessionKeys, type SessionKey } from './accounts/session';
export {
  readSecurityLogKind,
  securityLogKinds,
  securityLogTone,
  type SecurityLogKind,
  type SecurityLogTone,
} from './accounts/securityLog';

export { kycDocuments, kycDocumentsOf, type KycDocument } from './kyc/countryDocuments';
export { kycLabel, kycStatusNumbers, readKycStatus, showsKycTab, type KycStatus } from './kyc/status';
export {
  defaultGender,
  genderCode,
  genders,
  kycRules,
  withCountryPlaceholder,
  withDocumentPlaceholder,
  type Gender,
  type KycForm,
  type ListChoice,
} from './kyc/kycForm';
export { kycPictureFields, kycSides, type KycSide } from './kyc/pictures';
export { judgedLongSide, type GreyPicture } from './kyc/photoQuality/greyPicture';
export { judgePhoto } from './kyc/photoQuality/judgePhoto';
export type { PhotoConcern } from './kyc/photoQuality/photoConcern';

export { depositClosedText, withdrawClosedText, type CurrencyAvailability } from './wallet/availability';
export { canConfirmWithdrawal } from './wallet/confirmation';
export { dailyLimitText, dailyWithdrawalLimit, readDailyLimit, type DailyLimit } from './wallet/dailyLimit';
export { depositConfirmations, followedBlocks } from './wallet/confirmations';
export { bookMovement, type PortfolioMovement, type Positions } from './portfolio/book';
export {
  averageCost,
  emptyPosition,
  flowNames,
  flowsBetween,
  realisedProfit,
  worthAt,
  type Flow,
  type Position,
} from './portfolio/position';
export {
  positionColumns,
  statementColumns,
  type ExportedPosition,
  type ExportedStatementLine,
} from './portfolio/statementCsv';
export { isSmallBalance, type HeldBalance } from './wallet/smallBalance';
export {
  raiseToMinimum,
  receiveAmount,
  withdrawalAmount,
  withdrawalFee,
  withdrawalStep,
  type WithdrawalBounds,
  type WithdrawalTerms,
} from './wallet/withdrawalAmount';
export { withdrawRules, type WithdrawForm } from './wallet/withdrawForm';
export { addressGroups, addressPrefix } from './addresses/addressGroups';
export { pastedAddress } from './addresses/pastedAddress';
export { comparedGroups, isSameAddress, lookAlikeOf, type ComparedGroup } from './wallet/lookAlike';
export {
  withdrawable,
  type AssetAmount,
  type HeldBy,
  type Withdrawable,
  type WithdrawableGround,
  type XdcRate,
  type XdcRates,
} from './wallet/withdrawable';
export {
  addressLabel,
  destinationKey,
  mostSavedAddresses,
  savedAddressRules,
  type SavedAddressForm,
} from './wallet/addressBook';
export { addressBookFullText, addressSavedText } from './messages/wallet/addressBook';
export { addressNewUntil, newAddressWaitHours, newAddressWaitMs } from './wallet/newAddress';
export {
  depositsPausedText,
  notOpenTexts,
  feeTakesAllText,
  heldBackText,
  passedOnText,
  limitLeavesText,
  noPriceText,
  owedText,
  withdrawalsPausedText,
} from './messages/wallet/withdrawals';
export {
  missingForWithdrawal,
  waitingPeriodEnd,
  withdrawalObstacle,
  withdrawalObstacleText,
  type WithdrawalGateFacts,
  type WithdrawalObstacle,
} from './wallet/withdrawalGate';
export { refusedPart, type RefusedPart } from './wallet/withdrawalRefusal';
export { depositProgress, type DepositProgress } from './wallet/depositProgress';

export { invitedAddresses, mostInvited } from './referral/invitedAddresses';
export { sameMailbox } from './referral/mailbox';
export { referralStatusTexts, type ReferralStatus } from './referral/referralStatus';

export { csvText, type CsvColumn } from './history/csv';
export {
  depositColumns,
  orderColumns,
  rewardColumns,
  withdrawalColumns,
  type ExportedDeposit,
  type ExportedOrder,
  type ExportedReward,
  type ExportedWithdrawal,
} from './history/csvColumns';
export { daysOf, exportName, type ExportKind } from './history/exportName';
export {
  expectedTime,
  expectedTimeChangesAt,
  expectedWithinMs,
  type ExpectedTime,
  type PendingWithdrawal,
} from './history/expectedTime';
export {
  anyCurrency,
  defaultOrderHistoryFilter,
  filterCurrencies,
  filterOrderHistory,
  isCancelledOrder,
  isInDays,
  localDay,
  orderHistoryDays,
  orderHistoryPageSize,
  sideFilters,
  type OrderHistoryFilter,
  type OrderHistoryRow,
  type SideFilter,
} from './history/orderHistory';
export { pageOf, type Page } from './history/paging';
export { totalsByCoin, type CoinTotals, type Counted } from './history/totals';
export {
  depositTone,
  historyCurrency,
  wasNeverSent,
  withdrawalStatus,
  type WithdrawalStatus,
} from './history/transactions';
export type { StatusTone } from './history/tone';

export { assetForm, assetKinds, type AssetForm } from './requests/assetKinds';
export { incidentBounds, incidentHistoryDays, incidentTextRule, incidentTitleRule } from './status/incidents';
export { publicPageAt, publicPages, type PublicPage } from './info/publicPages';
export { serviceFigures, type ServiceFigures } from './info/serviceFigures';
export {
  apiReference,
  settingNames,
  type Chapter,
  type FaqPage,
  type FaqSection,
  type Line,
  type LinkedWords,
  type Passage,
  type Question,
  type SettingName,
  type SupplyFact,
  type TextPage,
  type TokenStories,
  type TokenStory,
} from './info/texts';
export { requestBounds } from './requests/bounds';
export {
  contactRequestRules,
  erc20RequestRules,
  otcRequestRules,
  otherAssetRequestRules,
  partnershipRequestRules,
  requestReplyRule,
} from './requests/requestRules';
export {
  erc20Rules,
  otcRules,
  otherAssetRules,
  partnershipRules,
  type Erc20Form,
  type OtcForm,
  type OtherAssetForm,
  type PartnershipForm,
} from './requests/forms';
export { toErc20Request, toOtcRequest, toOtherAssetRequest, toPartnershipRequest } from './requests/payloads';
export {
  longestDescription,
  needsFromAddress,
  supportRules,
  toSupportTicket,
  type SupportForm,
  type SupportTicket,
} from './requests/supportTicket';

export { failureAnswer, isUnconfirmed, type FailureAnswer } from './failures/answer';
export {
  hasSessionEnded,
  isAppCodeRefused,
  readRefusalCode,
  refusalReason,
  refusalReasons,
  type RefusalReason,
} from './failures/refusalReason';
export { failureText, type FailureSituation } from './failures/failureText';

export { backoff, type PauseRange } from './wiring/backoff';
export { cleanups, type Cleanup } from './wiring/cleanups';
export { createListeners, type Listeners } from './wiring/listeners';

export {
  changePasswordMachine,
  type ChangePasswordContext,
  type ChangePasswordEmitted,
  type ChangePasswordEvent,
  type ChangePasswordInput,
} from './changePassword/changePasswordMachine';
export {
  refusedPasswordField,
  type ChangePasswordAnswer,
  type PasswordChange,
  type PasswordField,
} from './changePassword/changePasswordRules';
export { depositMachine, type DepositEmitted, type DepositEvent, type DepositInput } from './deposit/depositMachine';
export {
  type DepositAddress,
  type FetchedAddress,
  type IncomingDeposit,
  type LoadedDeposits,
} from './deposit/depositRules';
export {
  requestFormMachine,
  type RequestAnswer,
  type RequestFormEmitted,
  type TakenRequest,
} from './requestForm/requestFormMachine';
export { resending, type RequestFields, type Resending, type SentRequest } from './requestForm/requestFormRules';
export {
  forgotPasswordMachine,
  type ForgotPasswordEmitted,
  type ForgotPasswordEvent,
} from './forgotPassword/forgotPasswordMachine';
export { kycPhotoMachine, type KycPhotoContext, type KycPhotoEmitted } from './kycPhoto/kycPhotoMachine';
export { photoToSend, type PhotoRefusal, type PhotoToPrepare, type PreparedPhoto } from './kycPhoto/kycPhotoRules';
export { kycSubmissionMachine } from './kycSubmission/kycSubmissionMachine';
export {
  type InOrder,
  type KnownKyc,
  type KycAnswer,
  type PictureAnswer,
  type SentDocuments,
  type SentPicture,
  type SubmissionAnswer,
} from './kycSubmission/kycSubmissionRules';
export {
  type KycSubmissionEmitted,
  type KycSubmissionEvent,
  type KycSubmissionInput,
} from './kycSubmission/kycSubmissionSetup';
export { loginMachine } from './login/loginMachine';
export {
  type ActivityCode,
  type Credentials,
  type LoginCall,
  type LoginStep,
  type PasswordReplacement,
  type Resend,
  type Resent,
} from './login/loginRules';
export { type LoginContext, type LoginEmitted, type LoginEvent, type LoginInput } from './login/loginSetup';
export {
  orderCancellingMachine,
  type OrderCancellingEmitted,
  type OrderCancellingEvent,
} from './orderCancelling/orderCancellingMachine';
export {
  cancelProgress,
  cancelState,
  type Cancelled,
  type Cancelling,
  type CancelProgress,
  type CancelState,
  type FailedCancel,
} from './orderCancelling/orderCancellingRules';
export { orderEntryMachine } from './orderEntry/orderEntryMachine';
export { type IntendedOrder, type Question } from './orderEntry/orderEntryRules';
export {
  type OrderEntryContext,
  type OrderEntryEmitted,
  type OrderEntryEvent,
  type OrderEntryInput,
  type Placed,
} from './orderEntry/orderEntrySetup';
export { confirmationLimit } from './orderEntry/usualSize';
export { quickSwapMachine, type QuickSwapEmitted, type QuickSwapEvent } from './quickSwap/quickSwapMachine';
export { ratioSwapMachine, type RatioSwapEmitted, type RatioSwapEvent } from './ratioSwap/ratioSwapMachine';
export {
  type IntendedRatioSwap,
  type RatioSwapLookup,
  type RatioSwapSent,
  type SentRatioSwap,
  type TypedSwap,
} from './ratioSwap/ratioSwapRules';
export { type IntendedSwap, type SeenBalance, type SubmittedSwap, type Swapped } from './quickSwap/quickSwapRules';
export {
  resetPasswordMachine,
  type ResetPasswordEmitted,
  type ResetPasswordInput,
} from './resetPassword/resetPasswordMachine';
export { type ChosenPassword } from './resetPassword/resetPasswordRules';
export { sessionMachine, type SessionEmitted, type SessionEvent, type SessionInput } from './session/sessionMachine';
export { type Session, type TokenCheck } from './session/sessionRules';
export {
  createSentRequestsMachine,
  type SentRequestsActor,
  type SentRequestsEmitted,
} from './sentRequests/sentRequestsMachine';
export {
  unconfirmedIn,
  type Identified,
  type Sent,
  type SentAnswer,
  type SentLookup,
  type SentRow,
  type SentState,
} from './sentRequests/sentRequestsRules';
export { signUpMachine, type SignUpEmitted, type SignUpForm } from './signUp/signUpMachine';
export { stakingMachine } from './staking/stakingMachine';
export {
  obstacleIn as stakingObstacle,
  type IntendedStake,
  type StakeLookup,
  type StakeRequest,
  type StakingConditions,
  type StakingForm,
  type StakingObstacle,
} from './staking/stakingRules';
export { type StakingAnswer, type StakingEmitted, type StakingEvent, type StakingInput } from './staking/stakingSetup';
export { stakingOrderMachine } from './stakingOrder/stakingOrderMachine';
export {
  type ChangeableStake,
  type IntendedChange,
  type StakeChange,
  type StakeChangeRequest,
  type StakesLookup,
} from './stakingOrder/stakingOrderRules';
export {
  type StakeChangeAnswer,
  type StakingOrderEmitted,
  type StakingOrderEvent,
} from './stakingOrder/stakingOrderSetup';
export { type Bug, type Failed } from './emitted';
export { twoFactorMachine } from './twoFactor/twoFactorMachine';
export {
  type FactorChange,
  type TwoFactorAction,
  type TwoFactorAnswer,
  type TwoFactorCode,
  type TwoFactorCodeRequest,
  type TwoFactorCodeSent,
  type TwoFactorStatusAnswer,
  type TwoFactorSwitch,
} from './twoFactor/twoFactorRules';
export {
  type TwoFactorContext,
  type TwoFactorEmitted,
  type TwoFactorEvent,
  type TwoFactorInput,
} from './twoFactor/twoFactorSetup';
export {
  verificationMachine,
  verifications,
  type Verification,
  type Redeemed,
  type VerificationInput,
} from './verification/verificationMachine';
export { withdrawalMachine } from './withdrawal/withdrawalMachine';
export {
  codeHeldUntil,
  type EmailCodeRequest,
  type IntendedWithdrawal,
  type WithdrawalConditions,
  type WithdrawalRequest,
} from './withdrawal/withdrawalRules';
export {
  type WithdrawalAnswer,
  type WithdrawalContext,
  type WithdrawalEmitted,
  type WithdrawalEvent,
  type WithdrawalInput,
} from './withdrawal/withdrawalSetup';

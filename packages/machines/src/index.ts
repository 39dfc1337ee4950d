export { forgotPasswordMachine, type ForgotPasswordEvent } from './forgotPassword/forgotPasswordMachine';
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
export { type Bug, type Notice } from './notices';
export { resetPasswordMachine, type ResetPasswordInput } from './resetPassword/resetPasswordMachine';
export { type ChosenPassword } from './resetPassword/resetPasswordRules';
export { sessionMachine, type SessionEmitted, type SessionEvent, type SessionInput } from './session/sessionMachine';
export { type Session, type TokenCheck } from './session/sessionRules';
export { signUpMachine, type SignUpForm } from './signUp/signUpMachine';
export {
  verificationMachine,
  verifications,
  type Verification,
  type VerificationInput,
} from './verification/verificationMachine';

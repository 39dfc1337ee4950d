import type { Answered, ExchangeClient } from '@exchange/api';
import {
  heldLoginIn,
  isFailure,
  isTwoFactorOn,
  readLoginAnswer,
  readLoginFailure,
  storedTwoFactorStatus,
  type Failure,
  type LoginOutcome,
  type Result,
} from '@exchange/domain';
import type {
  ActivityCode,
  Credentials,
  LoginCall,
  LoginStep,
  PasswordReplacement,
  Resend,
  Resent,
  Session,
} from '@exchange/machines';
import { fromPromise } from 'xstate';
import type { PasskeyDevice } from '#entities/passkeys/device.ts';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { createProver } from './proving';

export interface LoginDeps {
  client: Pick<ExchangeClient, 'accounts' | 'passkeys'>;
  device: DeviceStore;
  /** Called if the exchange has no call for turning two-factor off by email. */
  onNoTwoFactorReset: () => void;
  passkeys: Pick<PasskeyDevice, 'sign'>;
  /** The same for passkeys. */
  onNoPasskeys: () => void;
}

type Accounts = ExchangeClient['accounts'];
type LoginAnswer = Answered<'login'>;
type MessageAnswer = Result<{ message: string }>;

interface Ended {
  answer: LoginAnswer;
  call: LoginCall;
  token: string;
}

/** Some exchanges use numbers as trader ids. */
const uniqueIdIn = ({ uniqueId }: LoginAnswer): string | undefined =>
  uniqueId === undefined ? undefined : String(uniqueId);

/** If the last answer doesn't mention two-factor, an earlier one has asked for a code. */
const sessionOf = ({ answer, call, token }: Ended, device: DeviceStore): Session => ({
  token,
  uniqueId: uniqueIdIn(answer) ?? call.uniqueId ?? '',
  email: answer.email ?? call.email,
  isTwoFactorOn: isTwoFactorOn(answer.tfaStatus ?? device.read('tfa_status')),
  checkToken: answer.checkToken,
  feeDetail: answer.feeDetail && JSON.stringify(answer.feeDetail),
});

/** The status is stored from here on, as documented; a new login may be someone else's. */
const keepTwoFactorStatus = (device: DeviceStore, { code, uniqueId }: LoginCall, { kind }: LoginOutcome): void => {
  const isFirstCall = code === undefined && uniqueId === undefined;
  if (kind === 'twoFactorWanted') device.write('tfa_status', storedTwoFactorStatus(true));
  else if (isFirstCall) device.remove('tfa_status');
};

const logIn = ({ login }: Accounts, device: DeviceStore) => {
  const prover = createProver();
  return fromPromise<LoginStep, LoginCall>(async ({ input: call, signal }) => {
    const { email, password, uniqueId, code, recoveryCode } = call;
    const proof = await prover.take();
    const result = await login({ email, password, unique_id: uniqueId, otp: code, recoveryCode, proof }, { signal });
    if (isFailure(result)) {
      prover.start(result.error);
      return { outcome: readLoginFailure(result.error), uniqueId: undefined, session: undefined };
    }
    const { data: answer } = result;
    const outcome = readLoginAnswer(answer);
    keepTwoFactorStatus(device, call, outcome);
    const isIn = outcome.kind === 'token';
    const session = isIn ? sessionOf({ answer, call, token: outcome.token }, device) : undefined;
    return { outcome, uniqueId: uniqueIdIn(answer), session };
  });
};

const notSignedIn = (failure: Failure): LoginStep => ({
  outcome: { kind: 'failed', failure },
  uniqueId: undefined,
  session: undefined,
});

const signInWithPasskey = ({ client, device, passkeys, onNoPasskeys }: LoginDeps) =>
  fromPromise<LoginStep>(async ({ signal }) => {
    const options = await client.passkeys.passkeySignInOptions({}, { signal });
    if (isFailure(options)) {
      if (options.error.code === 'not-built') onNoPasskeys();
      return notSignedIn(options.error);
    }
    const answer = await passkeys.sign(options.data.data);
    if (isFailure(answer)) return notSignedIn(answer.error);
    const result = await client.passkeys.passkeySignIn({ credential: answer.data }, { signal });
    if (isFailure(result)) return notSignedIn(result.error);
    const { token, uniqueId = '', email = '' } = result.data;
    if (token === undefined) return notSignedIn({ code: 'unexpected' });
    const call = { email, password: '', uniqueId: String(uniqueId), code: undefined };
    const session = sessionOf({ answer: result.data, call, token }, device);
    return { outcome: { kind: 'token', token }, uniqueId: session.uniqueId, session };
  });

/** Logging in again without a code sends a new code. */
const loginAgain = async ({ login }: Accounts, { email, password }: Resend, signal: AbortSignal): Promise<Resent> => {
  const result = await login({ email, password }, { signal });
  if (isFailure(result)) return result;
  const outcome = readLoginAnswer(result.data);
  return outcome.kind === 'failed' ? { error: outcome.failure } : { data: { socketToken: undefined } };
};

const resendActivityCode = async (
  { resendLoginActivityCode }: Accounts,
  { email, password }: Resend,
  signal: AbortSignal,
): Promise<Resent> => {
  const result = await resendLoginActivityCode({ email, password }, { signal });
  return isFailure(result) ? result : { data: heldLoginIn(result.data) };
};

const resendBy: Record<Resend['step'], typeof loginAgain> = {
  mailCode: loginAgain,
  expiredPassword: loginAgain,
  loginActivity: resendActivityCode,
};

const resendCode = (accounts: Accounts) =>
  fromPromise<Resent, Resend>(({ input, signal }) => resendBy[input.step](accounts, input, signal));

const verifyActivity = ({ verifyLoginActivity }: Accounts) =>
  fromPromise<Result<unknown>, ActivityCode>(({ input: { email, socketToken, code }, signal }) =>
    verifyLoginActivity({ email, loginActivityToken: socketToken, otp: code }, { signal }),
  );

const replacePassword = ({ resetExpiredPassword }: Accounts) =>
  fromPromise<Result<unknown>, PasswordReplacement>(({ input: { tfaCode, ...replacement }, signal }) =>
    resetExpiredPassword({ ...replacement, tfaCode: tfaCode === '' ? undefined : tfaCode }, { signal }),
  );

const requestTwoFactorReset = ({ requestTfaReset }: Accounts, onNotBuilt: () => void) =>
  fromPromise<MessageAnswer, Credentials>(async ({ input: { email, password }, signal }) => {
    const result = await requestTfaReset({ email, password }, { signal });
    if (result.error?.code === 'not-built') onNotBuilt();
    return result;
  });

/** Effects for the login machine: the calls to the exchange, and this device's storage. */
export const loginEffects = ({ client, device, onNoTwoFactorReset, ...rest }: LoginDeps) => ({
  actors: {
    logIn: logIn(client.accounts, device),
    signInWithPasskey: signInWithPasskey({ client, device, onNoTwoFactorReset, ...rest }),
    resendCode: resendCode(client.accounts),
    verifyActivity: verifyActivity(client.accounts),
    replacePassword: replacePassword(client.accounts),
    requestTwoFactorReset: requestTwoFactorReset(client.accounts, onNoTwoFactorReset),
  },
  actions: { storeEmail: (_: unknown, email: string) => device.write('email', email) },
});

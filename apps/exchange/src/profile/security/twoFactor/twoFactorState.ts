import { failureText, type Failure, type SecondFactor } from '@exchange/domain';
import type { FactorChange, twoFactorMachine } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';

type SetUpBusy = 'resending' | 'verifying' | 'switching';

export interface SetUp {
  kind: 'setUp';
  change: FactorChange;
  /** Whether the app's code follows the email code. */
  takesApp: boolean;
  /** The email code comes first, and stays on screen once it is verified. */
  step: 'email' | 'app';
  /** For the authenticator app, when turning two-factor on. */
  secret: string | undefined;
  emailCode: string;
  appCode: string;
  busy: SetUpBusy | undefined;
  resendAt: number;
  /** The reason that the step failed, shown at its code or below both. */
  codeError: string | undefined;
  otherError: string | undefined;
}

/** The state of the two-factor settings. */
export type TwoFactorState =
  | {
      kind: 'resting';
      factor: SecondFactor;
      offersMail: boolean;
      isNew: boolean;
      /** What the code is being sent for. */
      starting: SecondFactor | undefined;
      error: string | undefined;
    }
  | SetUp
  | { kind: 'doubt'; isElsewhere: boolean; isLooking: boolean }
  | { kind: 'reloading' };

type Snapshot = SnapshotFrom<typeof twoFactorMachine>;

const badRequest = 400;

const codeFields: readonly unknown[] = ['otp', 'code'];

/** A server may name the field, or refuse the code in words only. */
const isAboutCode = (failure: Failure): boolean => {
  if (failure.code !== 'refused') return false;
  return failure.field === undefined ? failure.status === badRequest : codeFields.includes(failure.field);
};

const errorsOf = (failure: Failure | undefined) => {
  const text = failure && failureText(failure, 'repeatable');
  const isOfCode = failure !== undefined && isAboutCode(failure);
  return { codeError: isOfCode ? text : undefined, otherError: isOfCode ? undefined : text };
};

const busyIn = (snapshot: Snapshot): SetUpBusy | undefined => {
  if (snapshot.matches({ awaitingEmailCode: 'resending' })) return 'resending';
  if (snapshot.matches('verifying')) return 'verifying';
  return snapshot.matches('switching') ? 'switching' : undefined;
};

const setUpOf = (snapshot: Snapshot): SetUp => {
  const { factor, wanted, secret, code, appCode, resendAt, failure } = snapshot.context;
  const isAtApp = snapshot.matches('awaitingAppCode') || snapshot.matches('switching');
  return {
    kind: 'setUp',
    change: { factor, wanted },
    takesApp: factor === 'app' || wanted === 'app',
    step: isAtApp ? 'app' : 'email',
    secret,
    emailCode: code,
    appCode,
    busy: busyIn(snapshot),
    resendAt,
    ...errorsOf(failure),
  };
};

/** A trader who left while a code was being sent waits for its outcome on return. */
const isInDoubt = (snapshot: Snapshot): boolean =>
  snapshot.matches('unconfirmed') ||
  snapshot.matches('overtaken') ||
  (snapshot.matches('switching') && snapshot.context.hasLeft);

const isSettingUp = (snapshot: Snapshot): boolean =>
  snapshot.matches('awaitingEmailCode') ||
  snapshot.matches('verifying') ||
  snapshot.matches('awaitingAppCode') ||
  snapshot.matches('switching');

/** The machine's state in the form that the view shows. */
export const twoFactorState = (snapshot: Snapshot, offersMailCodes: boolean): TwoFactorState => {
  if (isInDoubt(snapshot)) {
    return { kind: 'doubt', isElsewhere: snapshot.matches('overtaken'), isLooking: snapshot.hasTag('busy') };
  }
  if (isSettingUp(snapshot)) return setUpOf(snapshot);
  if (snapshot.matches('switchedOff')) return { kind: 'reloading' };
  const { factor, wanted, lacksMailCodes, failure } = snapshot.context;
  return {
    kind: 'resting',
    factor,
    offersMail: offersMailCodes && !lacksMailCodes,
    isNew: snapshot.matches('switchedOn'),
    starting: snapshot.matches('requesting') ? wanted : undefined,
    error: failure && failureText(failure, 'repeatable'),
  };
};

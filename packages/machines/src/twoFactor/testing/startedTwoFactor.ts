import type { Failure, SecondFactor } from '@exchange/domain';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { twoFactorMachine } from '../twoFactorMachine';
import type {
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorCodeRequest,
  TwoFactorCodeSent,
  TwoFactorStatusAnswer,
  TwoFactorSwitch,
} from '../twoFactorRules';
import type { TwoFactorEmitted } from '../twoFactorSetup';

export const second = 1_000;
export const userId = 'u-1001';
export const secret = 'JBSWY3DPEHPK3PXP';

export const codeSent: TwoFactorCodeSent = { data: { secret } };
export const codeSentToDisable: TwoFactorCodeSent = { data: {} };
export const verified: TwoFactorAnswer = { data: { message: 'OTP Verified Successfully' } };
export const enabled: TwoFactorAnswer = { data: { message: 'Two-factor authentication is enabled.' } };
export const disabled: TwoFactorAnswer = { data: { message: 'Two-factor authentication is disabled.' } };
export const statusOn: TwoFactorStatusAnswer = { data: { factor: 'app' } };
export const statusMail: TwoFactorStatusAnswer = { data: { factor: 'mail' } };
export const statusOff: TwoFactorStatusAnswer = { data: { factor: 'none' } };
export const mailCodesOn: TwoFactorAnswer = { data: { message: 'Sign-in codes by email are on.' } };
export const mailCodesOff: TwoFactorAnswer = { data: { message: 'Sign-in codes by email are off.' } };
export const notBuilt: { error: Failure } = { error: { code: 'not-built' } };
export const timedOut: { error: Failure } = { error: { code: 'timed-out' } };

const refused = (status: number, message: string): { error: Failure } => ({
  error: { code: 'refused', status, message },
});

export const wrongOtp = refused(400, 'Invalid OTP');
export const wrongAppCode = refused(400, 'Wrong 2FA code.');
export const tooManyTries = refused(429, 'Too many attempts. Wait a moment and try again.');
export const alreadyOn = refused(409, 'Two-factor authentication is already on.');
export const verificationOver = refused(403, 'Verify the code we emailed you first.');
export const sessionOver = refused(401, 'please login again');

type Answer<Output> = Output | Promise<Output>;

export interface Answers {
  /** What a sign-in asks for at first: the app, or nothing. */
  isOn?: boolean;
  factor?: SecondFactor;
  wanted?: SecondFactor;
  codes?: Answer<TwoFactorCodeSent>[];
  verifications?: Answer<TwoFactorAnswer>[];
  switches?: Answer<TwoFactorAnswer>[];
  statuses?: Answer<TwoFactorStatusAnswer>[];
  /** Separate from the timers' clock. */
  now?: () => number;
}

const never = new Promise<never>(() => undefined);

type Actor = ReturnType<typeof createActor<typeof twoFactorMachine>>;

export type Place = Parameters<ReturnType<Actor['getSnapshot']>['matches']>[0];

const changeOf = ({ isOn = false, factor = isOn ? 'app' : 'none', wanted = isOn ? 'none' : 'app' }: Answers) => ({
  factor,
  wanted,
});

export const start = (answers: Answers = {}) => {
  const { codes = [], verifications = [], switches = [], statuses = [], now } = answers;
  const { factor, wanted } = changeOf(answers);
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const stored: { secret?: string; factor?: SecondFactor } = {};
  /** Responds with each answer in turn, and never responds once there are none left. */
  const answering = <Output, Input>(name: string, outputs: Answer<Output>[]) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push([name, input]);
      return outputs.shift() ?? never;
    });
  const machine = twoFactorMachine.provide({
    actors: {
      requestCode: answering<TwoFactorCodeSent, TwoFactorCodeRequest>('requestCode', codes),
      verifyCode: answering<TwoFactorAnswer, TwoFactorCode>('verifyCode', verifications),
      switchTwoFactor: answering<TwoFactorAnswer, TwoFactorSwitch>('switchTwoFactor', switches),
      readStatus: answering<TwoFactorStatusAnswer, { userId: string }>('readStatus', statuses),
      storeSecret: fromCallback(({ input }: { input: { secret: string } }) => {
        stored.secret = input.secret;
        return () => delete stored.secret;
      }),
    },
    actions: { storeFactor: (_, found) => (stored.factor = found) },
  });
  const actor = createActor(machine, { clock, input: { userId, factor, now: now ?? (() => clock.now()) } });
  const said: TwoFactorEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const begin = (to = wanted) => actor.send({ type: 'started', wanted: to });
  const isIn = (place: Place) => actor.getSnapshot().matches(place);
  const reach = (place: Place) => waitFor(actor, (state) => state.matches(place));
  const typeCode = (code = '12345') => actor.send({ type: 'code.typed', code });
  const typeAppCode = (code = '123456') => actor.send({ type: 'appCode.typed', code });
  const context = () => actor.getSnapshot().context;
  return { actor, begin, clock, asked, stored, said, isIn, reach, typeCode, typeAppCode, context };
};

export const editingEmailCode: Place = { awaitingEmailCode: 'editing' };

/** The email code is on its way, and the trader is looking for it. */
export const asked = async (answers: Answers = {}) => {
  const started = start({
    codes: [answers.isOn === true || answers.factor ? codeSentToDisable : codeSent],
    ...answers,
  });
  started.begin();
  await started.reach(editingEmailCode);
  return started;
};

/** The email code is verified; the authenticator code comes next. */
export const confirmed = async (answers: Answers = {}) => {
  const started = await asked({ verifications: [verified], ...answers });
  started.typeCode();
  await started.reach('awaitingAppCode');
  return started;
};

/** The authenticator code was sent as well. */
export const switched = async (answers: Answers) => {
  const started = await confirmed(answers);
  started.typeAppCode();
  return started;
};

import type { AssetSymbol, Failure, WithdrawForm } from '@exchange/domain';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { withdrawalMachine } from '../withdrawalMachine';
import type { Sent } from '../../sentRequests/sentRequestsRules';
import type { EmailCodeRequest, IntendedWithdrawal, WithdrawalConditions, WithdrawalRequest } from '../withdrawalRules';
import type { WithdrawalAnswer, WithdrawalEmitted } from '../withdrawalSetup';

export const second = 1_000;
export const address = 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
export const form: WithdrawForm = { address, destTag: '', amount: '1,500' };
export const intended = { id: 'id-1', asset: 'XDC', amount: '1500', address } as const;

export const allowed: WithdrawalConditions = {
  facts: { documentStatus: 'Approved', tfaStatus: 1, withdrawalStartIn: null },
  minimum: '1000',
  balance: '5000',
};

export const codeSent: WithdrawalAnswer = { data: { message: 'OTP sent to your email.' } };
export const accepted: WithdrawalAnswer = { data: { message: 'Your withdrawal request has been submitted.' } };
export const timedOut: WithdrawalAnswer = { error: { code: 'timed-out' } };

export const refusedBecause = (
  message: string,
  more: { field?: string; status?: number } = {},
): { error: Failure } => ({
  error: { code: 'refused', status: 400, message, ...more },
});

export const wrongOtp = refusedBecause('Wrong OTP', { field: 'otp' });
export const wrongTwoFactor = refusedBecause('Wrong 2FA code.', { field: 'tfa' });
export const insufficient = refusedBecause('Insufficient Fund', { field: 'amount' });

type Answer = WithdrawalAnswer | Promise<WithdrawalAnswer>;

interface Answers {
  asset?: AssetSymbol;
  codes?: Answer[];
  withdrawals?: Answer[];
  /** Separate from the timers' clock. */
  now?: () => number;
}

const never = new Promise<never>(() => undefined);

export const start = ({ asset = 'XDC', codes = [], withdrawals = [], now }: Answers = {}) => {
  const clock = new SimulatedClock();
  const codeRequests: EmailCodeRequest[] = [];
  const sent: WithdrawalRequest[] = [];
  let ids = 0;
  const machine = withdrawalMachine.provide({
    actors: {
      requestCode: fromPromise<WithdrawalAnswer, EmailCodeRequest>(async ({ input }) => {
        codeRequests.push(input);
        return codes.shift() ?? never;
      }),
      requestWithdrawal: fromPromise<WithdrawalAnswer, WithdrawalRequest>(async ({ input }) => {
        sent.push(input);
        return withdrawals.shift() ?? never;
      }),
    },
  });
  const newId = () => `id-${String((ids += 1))}`;
  const panel = createActor(machine, { clock, input: { asset, newId, now: now ?? (() => clock.now()) } });
  const said: WithdrawalEmitted[] = [];
  panel.on('*', (event) => said.push(event));
  panel.start();
  const isIn = (place: Place) => panel.getSnapshot().matches(place);
  const reach = (place: Place) => waitFor(panel, (state) => state.matches(place));
  const open = (conditions = allowed) => panel.send({ type: 'panel.opened', conditions });
  const submit = (submitted = form, unconfirmed: readonly Sent<IntendedWithdrawal>[] = []) =>
    panel.send({ type: 'form.submitted', form: submitted, unconfirmed });
  const typeCodes = ({ emailCode = '12345', authenticatorCode = '123456' } = {}) => {
    panel.send({ type: 'emailCode.typed', code: emailCode });
    panel.send({ type: 'authenticatorCode.typed', code: authenticatorCode });
  };
  const confirm = () => panel.send({ type: 'withdrawal.confirmed' });
  const context = () => panel.getSnapshot().context;
  return { panel, clock, said, sent, codeRequests, isIn, reach, open, submit, typeCodes, confirm, context };
};

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof withdrawalMachine>>['getSnapshot']>['matches']
>[0];

const enteringCodes = (state: 'noCode' | 'requestingCode' | 'codeSent'): Place => ({
  confirming: { enteringCodes: state },
});

export const editing: Place = { open: 'editing' };
export const requested: Place = { open: 'requested' };
export const refused: Place = { open: 'refused' };
export const unconfirmed: Place = { open: 'unconfirmed' };
export const confirming: Place = { confirming: 'enteringCodes' };
export const submitting: Place = { confirming: 'submitting' };
export const getOtp = enteringCodes('noCode');
export const verifying = enteringCodes('requestingCode');
export const otpSent = enteringCodes('codeSent');

/** The confirmation of a valid form has just opened. */
export const confirmed = (answers: Answers = {}) => {
  const started = start(answers);
  started.open();
  started.submit();
  return started;
};

/** Both codes are typed and Withdraw was clicked. */
export const submitted = async (...withdrawals: Answer[]) => {
  const started = confirmed({ codes: [codeSent], withdrawals });
  await started.reach(otpSent);
  started.typeCodes();
  started.confirm();
  return started;
};

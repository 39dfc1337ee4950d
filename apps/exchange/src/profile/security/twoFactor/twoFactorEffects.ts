import { isFailure, isTwoFactorOn } from '@exchange/domain';
import type {
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorCodeRequest,
  TwoFactorCodeSent,
  TwoFactorStatusAnswer,
} from '@exchange/machines';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { readProfile } from '#entities/profile/profile.ts';
import { keepTwoFactor } from '../../twoFactorStatus';

const secretKey = 'tfa_key';

type Client = RunningApp['services']['client'];

/** The profile contains the secret for the app as soon as the code has been requested. */
const requestCode = async (client: Client, request: TwoFactorCodeRequest): Promise<TwoFactorCodeSent> => {
  const { userId, action } = request;
  const sent = await client.accounts.generateTfaOtp({ unique_id: userId, tfaStatus: action });
  if (isFailure(sent)) return sent;
  if (action === 'Disable') return { data: {} };
  const profile = await client.profile.userProfile({ user_id: userId });
  if (isFailure(profile)) return profile;
  const { setUpSecret: secret } = readProfile(profile.data.data);
  return { data: secret === undefined ? {} : { secret } };
};

const readStatus = async (
  client: Client,
  account: { uniqueId: string; email: string },
): Promise<TwoFactorStatusAnswer> => {
  const answer = await client.accounts.tfaStatus(account);
  return isFailure(answer) ? answer : { data: { isTwoFactorOn: isTwoFactorOn(answer.data.data.tfaStatus) } };
};

/** Effects for the two-factor machine. Calls are never aborted: they may have taken effect. */
export const twoFactorEffects = (app: RunningApp) => {
  const { client, device, session } = app.services;
  return {
    actors: {
      requestCode: fromPromise<TwoFactorCodeSent, TwoFactorCodeRequest>(({ input }) => requestCode(client, input)),
      verifyCode: fromPromise<TwoFactorAnswer, TwoFactorCode>(({ input: { userId, code } }) =>
        client.accounts.verifyTfaOtp({ unique_id: userId, otp: code }),
      ),
      switchTwoFactor: fromPromise<TwoFactorAnswer, TwoFactorCode>(({ input: { userId, code } }) =>
        client.accounts.switchTfa({ unique_id: userId, code }),
      ),
      readStatus: fromPromise<TwoFactorStatusAnswer, { userId: string }>(({ input: { userId } }) =>
        readStatus(client, { uniqueId: userId, email: session.getSnapshot().context.session?.email ?? '' }),
      ),
      storeSecret: fromCallback<EventObject, { secret: string }>(({ input }) => {
        device.write(secretKey, input.secret);
        return () => device.remove(secretKey);
      }),
    },
    actions: { storeStatus: (_: unknown, status: '0' | '1') => void keepTwoFactor(app, isTwoFactorOn(status)) },
  };
};

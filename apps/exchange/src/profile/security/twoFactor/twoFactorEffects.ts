import { isFailure, readSecondFactor, type SecondFactor } from '@exchange/domain';
import type {
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorCodeRequest,
  TwoFactorCodeSent,
  TwoFactorStatusAnswer,
  TwoFactorSwitch,
} from '@exchange/machines';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { readProfile } from '#entities/profile/profile.ts';
import { keepFreshCodes } from './recovery/freshCodes';
import { keepSecondFactor } from '../../twoFactorStatus';

const secretKey = 'tfa_key';

type Client = RunningApp['services']['client'];

/** The profile contains the secret for the app as soon as the code has been requested. */
const requestCode = async (client: Client, request: TwoFactorCodeRequest): Promise<TwoFactorCodeSent> => {
  const { userId, part, action } = request;
  const { generateTfaOtp, generateMailAuthOtp } = client.accounts;
  const sent =
    part === 'app'
      ? await generateTfaOtp({ unique_id: userId, tfaStatus: action })
      : await generateMailAuthOtp({ unique_id: userId, mailAuth: action });
  if (isFailure(sent)) return sent;
  if (part === 'mail' || action === 'Disable') return { data: {} };
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
  return isFailure(answer) ? answer : { data: { factor: readSecondFactor(answer.data.data) } };
};

const switchApp = async (app: RunningApp, { userId, code }: TwoFactorSwitch): Promise<TwoFactorAnswer> => {
  const { queries, services } = app;
  const answer = await services.client.accounts.switchTfa({
    unique_id: userId,
    // A passkey has confirmed the change.
    code: code === '' ? undefined : code,
  });
  const codes = answer.data?.recoveryCodes;
  // They come this once, so they are kept even if the trader has left the screen.
  if (codes && traderNow(services.session) === userId) keepFreshCodes(queries, userId, codes);
  return answer;
};

const switchTwoFactor = (app: RunningApp, change: TwoFactorSwitch): Promise<TwoFactorAnswer> => {
  const { userId, part, code } = change;
  if (part === 'app') return switchApp(app, change);
  const { switchMailAuth } = app.services.client.accounts;
  return switchMailAuth({ unique_id: userId, code: code === '' ? undefined : code });
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
      switchTwoFactor: fromPromise<TwoFactorAnswer, TwoFactorSwitch>(({ input }) => switchTwoFactor(app, input)),
      readStatus: fromPromise<TwoFactorStatusAnswer, { userId: string }>(({ input: { userId } }) =>
        readStatus(client, { uniqueId: userId, email: session.getSnapshot().context.session?.email ?? '' }),
      ),
      storeSecret: fromCallback<EventObject, { secret: string }>(({ input }) => {
        device.write(secretKey, input.secret);
        return () => device.remove(secretKey);
      }),
    },
    actions: { storeFactor: (_: unknown, factor: SecondFactor) => void keepSecondFactor(app, factor) },
  };
};

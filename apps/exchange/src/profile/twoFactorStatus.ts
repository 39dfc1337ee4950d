import { cleanups, readSecondFactor, storedTwoFactorStatus, type Cleanup, type SecondFactor } from '@exchange/domain';
import { QueryObserver } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { ownProfileQuery, patchProfile, profileKeys } from '#entities/profile/queries.ts';

const isOnInSession = ({ services: { session } }: RunningApp): boolean =>
  session.getSnapshot().context.session?.isTwoFactorOn === true;

/** The profile knows; until it has loaded, the session knows about the app. */
export const knownSecondFactor = (app: RunningApp): SecondFactor => {
  const profile = app.queries.getQueryData(ownProfileQuery(app).queryKey);
  if (profile !== undefined) return readSecondFactor(profile);
  return isOnInSession(app) ? 'app' : 'none';
};

const isAppKnownOn = (app: RunningApp): boolean => knownSecondFactor(app) === 'app';

/** For this tab and the others. */
const remember = ({ services: { device, session } }: RunningApp, isOn: boolean): void => {
  device.write('tfa_status', storedTwoFactorStatus(isOn));
  session.send({ type: 'twoFactor.switched', isOn });
};

/** The second factor was changed. A profile that is already loading may predate the change. */
export const keepSecondFactor = async (app: RunningApp, factor: SecondFactor): Promise<void> => {
  const { queries, services } = app;
  const userId = traderNow(services.session) ?? '';
  const queryKey = profileKeys.profile(userId);
  await queries.cancelQueries({ queryKey });
  const isOn = factor === 'app';
  const mailAuth = factor === 'mail' ? 1 : 0;
  patchProfile(queries, userId, {
    tfaStatus: storedTwoFactorStatus(isOn),
    // Without it, the server doesn't offer these codes.
    ...(queries.getQueryData(ownProfileQuery(app).queryKey)?.mailAuth !== undefined && { mailAuth }),
  });
  remember(app, isOn);
  await loadAgain(queries, queryKey);
};

/** Reports the second factor whenever the profile has loaded; a change in another tab reloads it. */
export const followTwoFactor = (app: RunningApp, tell: (factor: SecondFactor) => void): Cleanup => {
  const { queries, services } = app;
  const query = ownProfileQuery(app);
  const profile = new QueryObserver(queries, { ...query, enabled: false });
  const look = () => {
    if (isOnInSession(app) !== isAppKnownOn(app)) void loadAgain(queries, query.queryKey);
  };
  let known = isOnInSession(app);
  const session = services.session.subscribe(() => {
    if (traderNow(services.session) === undefined || isOnInSession(app) === known) return;
    known = isOnInSession(app);
    look();
  });
  const settle = () => {
    const factor = knownSecondFactor(app);
    const isOn = factor === 'app';
    if (isOnInSession(app) !== isOn) remember(app, isOn);
    return factor;
  };
  settle();
  const stop = profile.subscribe(({ data }) => {
    if (data !== undefined) tell(settle());
  });
  return cleanups([stop, () => session.unsubscribe()]);
};

import { cleanups, isTwoFactorOn, storedTwoFactorStatus, type Cleanup } from '@exchange/domain';
import { QueryObserver } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { ownProfileQuery, patchProfile, profileKeys } from '#entities/profile/queries.ts';

const isOnInSession = ({ services: { session } }: RunningApp): boolean =>
  session.getSnapshot().context.session?.isTwoFactorOn === true;

/** The profile knows; until it has loaded, the session does. */
export const isTwoFactorKnownOn = (app: RunningApp): boolean => {
  const profile = app.queries.getQueryData(ownProfileQuery(app).queryKey);
  return profile === undefined ? isOnInSession(app) : isTwoFactorOn(profile.tfaStatus);
};

/** For this tab and the others. */
const remember = ({ services: { device, session } }: RunningApp, isOn: boolean): void => {
  device.write('tfa_status', storedTwoFactorStatus(isOn));
  session.send({ type: 'twoFactor.switched', isOn });
};

/** Two-factor was turned on or off. A profile that is already loading may predate the change. */
export const keepTwoFactor = async (app: RunningApp, isOn: boolean): Promise<void> => {
  const { queries, services } = app;
  const userId = traderNow(services.session) ?? '';
  const queryKey = profileKeys.profile(userId);
  await queries.cancelQueries({ queryKey });
  patchProfile(queries, userId, { tfaStatus: storedTwoFactorStatus(isOn) });
  remember(app, isOn);
  await loadAgain(queries, queryKey);
};

/** Reports the two-factor status whenever the profile has loaded; a change in another tab reloads it. */
export const followTwoFactor = (app: RunningApp, tell: (isOn: boolean) => void): Cleanup => {
  const { queries, services } = app;
  const query = ownProfileQuery(app);
  const profile = new QueryObserver(queries, { ...query, enabled: false });
  const look = () => {
    if (isOnInSession(app) !== isTwoFactorKnownOn(app)) void loadAgain(queries, query.queryKey);
  };
  let known = isOnInSession(app);
  const session = services.session.subscribe(() => {
    if (traderNow(services.session) === undefined || isOnInSession(app) === known) return;
    known = isOnInSession(app);
    look();
  });
  const settle = () => {
    const isOn = isTwoFactorKnownOn(app);
    if (isOnInSession(app) !== isOn) remember(app, isOn);
    return isOn;
  };
  settle();
  const stop = profile.subscribe(({ data }) => {
    if (data !== undefined) tell(settle());
  });
  return cleanups([stop, () => session.unsubscribe()]);
};

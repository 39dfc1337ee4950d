import { kycSides, type Cleanup } from '@exchange/domain';
import { kycSubmissionMachine, type KnownKyc } from '@exchange/machines';
import { QueryObserver } from '@tanstack/react-query';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { ownProfileQuery, patchProfile, profileKeys } from '#entities/profile/queries.ts';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { askBeforeClosing } from '../askBeforeClosing';
import { readKnownKyc } from '#entities/profile/kycRecord.ts';
import { photoFlows } from '../photo/photoFlows';
import { kycEffects } from './kycEffects';
import { kycSays } from '../texts';

export type KycActor = ActorRefFrom<typeof kycSubmissionMachine>;

type KycSnapshot = SnapshotFrom<typeof kycSubmissionMachine>;

const nothingKnown: KnownKyc = { status: 'NotSubmitted', recordId: undefined, pictureIds: [] };

const knownNow = (app: RunningApp): KnownKyc => {
  const profile = app.queries.getQueryData(ownProfileQuery(app).queryKey);
  return profile === undefined ? nothingKnown : readKnownKyc(profile);
};

/** Reports the status whenever the profile has changed, but not while it is loading. */
const followKyc = (app: RunningApp, report: (known: KnownKyc) => void): Cleanup => {
  const query = ownProfileQuery(app);
  const profile = new QueryObserver(app.queries, { ...query, enabled: false });
  let reported = app.queries.getQueryData(query.queryKey);
  return profile.subscribe(({ data }) => {
    if (data === undefined || data === reported) return;
    reported = data;
    report(readKnownKyc(data));
  });
};

/** What is typed, or being sent, would be lost with the page. */
const isUnsaved = (actor: KycActor): boolean => actor.getSnapshot().context.form !== undefined;

/** The form was sent or discarded, or closed before anything was typed into it. */
const hasLeftForm = (now: KycSnapshot, before: KycSnapshot): boolean => {
  if (now.context.form !== undefined) return false;
  const isClosed = now.matches('submitted') || now.matches('approved');
  return before.context.form !== undefined || (isClosed && !before.matches(now.value));
};

/** Photos are removed together with the form they were chosen for. */
const clearPhotos = (actor: KycActor, app: RunningApp): Cleanup => {
  let before = actor.getSnapshot();
  const following = actor.subscribe((now) => {
    const mustClear = hasLeftForm(now, before);
    before = now;
    if (mustClear) for (const side of kycSides) photoFlows[side].of(app).send({ type: 'photo.removed' });
  });
  return () => following.unsubscribe();
};

/** A profile that is already loading may predate the submission. */
const keepSubmitted = async ({ services: { session }, queries }: RunningApp): Promise<void> => {
  const userId = traderNow(session) ?? '';
  const queryKey = profileKeys.profile(userId);
  await queries.cancelQueries({ queryKey });
  patchProfile(queries, userId, { documentStatus: 'Submitted' });
  await loadAgain(queries, queryKey);
};

/** Photos keep being sent while their trader is on another screen, and everything typed is still there afterwards. */
export const kycFlow: Flow<KycActor> = keepFlow({
  create: (app) => {
    const { session, now } = app.services;
    const input = { userId: traderNow(session) ?? '', known: knownNow(app), now };
    return createActor(kycSubmissionMachine.provide(kycEffects(app.services)), { input });
  },
  says: kycSays,
  join: (actor, app, onStop) => {
    onStop(followKyc(app, (known) => actor.send({ type: 'status.changed', known })));
    onStop(askBeforeClosing(actor, () => isUnsaved(actor), app));
    onStop(clearPhotos(actor, app));
    actor.on('documents.submitted', () => void keepSubmitted(app));
    // The profile may have changed, for example if the identity was verified meanwhile.
    actor.on('documents.refused', () => void loadAgain(app.queries, ownProfileQuery(app).queryKey));
  },
});

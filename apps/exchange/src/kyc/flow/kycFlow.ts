import type { Cleanup } from '@exchange/domain';
import { kycSubmissionMachine, type KnownKyc } from '@exchange/machines';
import { QueryObserver } from '@tanstack/react-query';
import { createActor, type ActorRefFrom } from 'xstate';
import { profileQuery } from '../../profile/state/queries';
import { loadAgain } from '../../shared/serverState/loadAgain';
import { keepFlow, type Flow } from '../../shared/services/keepFlow';
import type { RunningApp } from '../../shared/services/runningApp';
import { traderNow } from '../../shared/session/session';
import { readKnownKyc } from '../kycRecord';
import { kycEffects } from './kycEffects';
import { kycSays } from './says';

export type KycActor = ActorRefFrom<typeof kycSubmissionMachine>;

const queryOf = ({ services: { client, session } }: RunningApp) => profileQuery(client, traderNow(session) ?? '');

const nothingKnown: KnownKyc = { status: 'NotSubmitted', recordId: undefined, pictureIds: [] };

const knownNow = (app: RunningApp): KnownKyc => {
  const profile = app.queries.getQueryData(queryOf(app).queryKey);
  return profile === undefined ? nothingKnown : readKnownKyc(profile);
};

/** Tells how it stands whenever another profile is there; that it is being loaded is no news. */
const followKyc = (app: RunningApp, tell: (known: KnownKyc) => void): Cleanup => {
  const query = queryOf(app);
  const profile = new QueryObserver(app.queries, { ...query, enabled: false });
  let told = app.queries.getQueryData(query.queryKey);
  return profile.subscribe(({ data }) => {
    if (data === undefined || data === told) return;
    told = data;
    tell(readKnownKyc(data));
  });
};

/** What is typed would be gone with the page, and so would what is being sent. */
const isUnsaved = (actor: KycActor): boolean => actor.getSnapshot().context.form !== undefined;

/** The browser then asks whether to leave the page. */
const ask = (event: Event): void => event.preventDefault();

const askBeforeClosing = (actor: KycActor, page: RunningApp['services']['page']): Cleanup => {
  const follow = () => {
    if (isUnsaved(actor)) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  };
  const following = actor.subscribe(follow);
  return () => {
    following.unsubscribe();
    page.removeEventListener('beforeunload', ask);
  };
};

/** A profile that is being loaded may still tell of the time before. */
const keepSubmitted = async (app: RunningApp): Promise<void> => {
  const { queryKey } = queryOf(app);
  await app.queries.cancelQueries({ queryKey });
  app.queries.setQueryData(queryKey, (profile) => profile && { ...profile, documentStatus: 'Submitted' as const });
  await loadAgain(app.queries, queryKey);
};

/** Pictures go on while their trader is on another screen, and what was typed is still there afterwards. */
export const kycFlow: Flow<KycActor> = keepFlow({
  create: (app) => {
    const { session, now } = app.services;
    const input = { userId: traderNow(session) ?? '', known: knownNow(app), now };
    return createActor(kycSubmissionMachine.provide(kycEffects(app.services)), { input });
  },
  says: kycSays,
  join: (actor, app, onStop) => {
    onStop(followKyc(app, (known) => actor.send({ type: 'status.changed', known })));
    onStop(askBeforeClosing(actor, app.services.page));
    actor.on('documents.submitted', () => void keepSubmitted(app));
    // The profile may tell more, as when the identity was verified meanwhile.
    actor.on('documents.refused', () => void loadAgain(app.queries, queryOf(app).queryKey));
  },
});

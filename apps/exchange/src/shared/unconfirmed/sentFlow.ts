import { failureText, type Failure } from '@exchange/domain';
import {
  createSentRequestsMachine,
  type Identified,
  type Sent,
  type SentAnswer,
  type SentLookup,
  type SentRequestsActor,
  type SentRequestsEmitted,
  type SentRow,
} from '@exchange/machines';
import { createActor, fromPromise } from 'xstate';
import { refreshTrader } from '../serverState/refreshTrader';
import { keepFlow, type Flow } from '../services/keepFlow';
import { lookWhenBack } from '../services/lookWhenBack';
import type { RunningApp } from '../services/runningApp';
import { saysNothing, succeeded, wentWrong, type Saying } from '../services/tell';
import { traderNow } from '../session/session';
import type { StorageKey } from '../storage/storageKeys';
import type { StoredFields } from '../storage/storedFields';

/** One kind of request of which several may be without an answer at the same time. */
export interface SentKind<Request extends Identified, Row extends SentRow> {
  /** Makes its own call instead of joining a running load, which may be older than the request. */
  lookUp: (app: RunningApp, request: Request) => Promise<SentLookup<Row>>;
  /** Only for requests that need no code. */
  resend?: (app: RunningApp, request: Request) => Promise<SentAnswer>;
  /** Where the tab keeps them over a reload. */
  key: StorageKey;
  write: (requests: readonly Request[]) => StoredFields;
  /** Anything that isn't one of our requests is left out. */
  read: (fields: StoredFields) => readonly Request[];
  says: {
    found: (request: Request, row: Row) => Saying;
    checkNeeded?: (request: Request) => string;
  };
}

const outcomes = ['request.found', 'request.accepted', 'request.refused', 'request.stillUnconfirmed'] as const;

const failed = ({ failure }: { failure: Failure }): Saying => wentWrong(failureText(failure));

const anyOf = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

/** Follows every request of one kind from being sent until its outcome is known, on any screen. */
export const sentFlow = <Request extends Identified, Row extends SentRow>(
  kind: SentKind<Request, Row>,
): Flow<SentRequestsActor<Request, Row>> => {
  const { lookUp, resend, key, write, read, says } = kind;
  return keepFlow<SentRequestsActor<Request, Row>, SentRequestsEmitted<Request, Row>>({
    create: (app) => {
      const machine = createSentRequestsMachine<Request, Row>().provide({
        actors: {
          lookUp: fromPromise(({ input }: { input: Request }) => lookUp(app, input)),
          ...(resend && { resend: fromPromise(({ input }: { input: Request }) => resend(app, input)) }),
        },
      });
      return createActor(machine);
    },
    says: {
      'request.found': ({ request, row }) => says.found(request, row),
      'request.checkNeeded': ({ request }) => (says.checkNeeded ? wentWrong(says.checkNeeded(request)) : saysNothing()),
      'request.accepted': ({ message }) => succeeded(message),
      'request.refused': failed,
      'request.stillUnconfirmed': failed,
    },
    join: (actor, { services, queries }, onStop) => {
      for (const outcome of outcomes) actor.on(outcome, () => refreshTrader(queries, traderNow(services.session)));
      onStop(lookWhenBack(() => actor.send({ type: 'line.back' }), services));
    },
    remembers: (actor, remember) =>
      remember<readonly Sent<Request>[]>({
        key,
        pending: () => anyOf(actor.getSnapshot().context.sent),
        write: (sent) => write(sent.map(({ request }) => request)),
        read: (fields) => anyOf(read(fields).map((request) => ({ request, state: 'unconfirmed' as const }))),
        recall: (sent) => actor.send({ type: 'requests.recalled', requests: sent.map(({ request }) => request) }),
      }),
  });
};

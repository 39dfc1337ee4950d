import { isUnconfirmed, type Failure, type Result } from '@exchange/domain';
import { failureIn } from '../emitted';
import { lackIds } from '../looking';

/** A request with an id of its own: sent again under it, it is the same request. */
export interface Identified {
  id: string;
}

/**
 * `sending`: awaiting the first response. `unconfirmed`: no response, and not looked up yet. `notFound`: looked up, but
 * not there so far. `checkNeeded`: the exchange has no ids to look it up by. `resending`: sent once more.
 */
export type SentState = 'sending' | 'unconfirmed' | 'notFound' | 'checkNeeded' | 'resending';

export interface Sent<Request> {
  request: Request;
  state: SentState;
}

/** A request as the exchange has it. */
export interface SentRow {
  /** Our own id for it; undefined if the server has none, or it was sent without one. */
  id: string | undefined;
}

/** The rows that may contain a request. */
export type SentLookup<Row extends SentRow> = Result<readonly Row[]>;

export type SentAnswer = Result<{ message: string }>;

export interface SentRequests<Request extends Identified> {
  /** In the order they were sent. */
  sent: readonly Sent<Request>[];
  /** The ids that are being looked up. */
  lookingUp: readonly string[];
  /** How often they were looked up since the last one was added. */
  looks: number;
  /** Why the last lookup failed. */
  lookFailure: Failure | undefined;
}

export type SentNews<Request, Row> =
  | { type: 'request.found'; request: Request; row: Row }
  /** The server has no ids, so the trader must check before sending it again. */
  | { type: 'request.checkNeeded'; request: Request }
  | { type: 'request.accepted'; request: Request; message: string }
  | { type: 'request.refused'; request: Request; failure: Failure }
  | { type: 'request.stillUnconfirmed'; request: Request; failure: Failure };

const hasId =
  (wanted: string) =>
  ({ request: { id } }: Sent<Identified>): boolean =>
    id === wanted;

export const sentRequest = <Request extends Identified>(
  { sent }: Pick<SentRequests<Request>, 'sent'>,
  id: string,
): Sent<Request> | undefined => sent.find(hasId(id));

/** The requests to show and look up: all but those being sent for the first time. */
export const unconfirmedIn = <Request extends Identified>({
  sent,
}: Pick<SentRequests<Request>, 'sent'>): readonly Sent<Request>[] => sent.filter(({ state }) => state !== 'sending');

/** An unconfirmed request stays unconfirmed while it is sent again. */
export const afterSending = <Request extends Identified>(
  { sent }: SentRequests<Request>,
  request: Request,
): readonly Sent<Request>[] => (sent.some(hasId(request.id)) ? sent : [...sent, { request, state: 'sending' }]);

export const without = <Request extends Identified>(
  { sent }: SentRequests<Request>,
  id: string,
): readonly Sent<Request>[] => sent.filter((one) => !hasId(id)(one));

/** If a second attempt is refused, the first may still have been carried out. */
export const afterRefusal = <Request extends Identified>(
  requests: SentRequests<Request>,
  id: string,
): readonly Sent<Request>[] => (sentRequest(requests, id)?.state === 'sending' ? without(requests, id) : requests.sent);

export const withState = <Request extends Identified>(
  { sent }: SentRequests<Request>,
  { id, state }: Identified & { state: SentState },
): readonly Sent<Request>[] => sent.map((one) => (hasId(id)(one) ? { ...one, state } : one));

export const afterRecalling = <Request extends Identified>(
  { sent }: SentRequests<Request>,
  recalled: readonly Request[],
): readonly Sent<Request>[] => [
  ...recalled.filter(({ id }) => !sent.some(hasId(id))).map((request) => ({ request, state: 'unconfirmed' as const })),
  ...sent,
];

/** Unconfirmed, and not being looked up already. */
export const looksToStart = <Request extends Identified>(requests: SentRequests<Request>): readonly Request[] =>
  unconfirmedIn(requests)
    .map(({ request }) => request)
    .filter(({ id }) => !requests.lookingUp.includes(id));

interface LookAnswer<Row extends SentRow> extends Identified {
  result: SentLookup<Row>;
}

const requestsOf = <Request extends Identified>(
  requests: SentRequests<Request>,
  { id }: Identified,
): readonly Sent<Request>[] => unconfirmedIn(requests).filter(({ request }) => request.id === id);

const stateAfterMissing = (rows: readonly SentRow[]): SentState =>
  lackIds(rows.map(({ id }) => id)) ? 'checkNeeded' : 'notFound';

/** Reports each change once. */
export const newsOfLook = <Request extends Identified, Row extends SentRow>(
  requests: SentRequests<Request>,
  answer: LookAnswer<Row>,
): SentNews<Request, Row>[] => {
  const { data } = answer.result;
  if (data === undefined) return [];
  return requestsOf(requests, answer).flatMap(({ request, state }): SentNews<Request, Row>[] => {
    const row = data.find(({ id }) => id === request.id);
    if (row) return [{ type: 'request.found', request, row }];
    const isNews = stateAfterMissing(data) === 'checkNeeded' && state !== 'checkNeeded';
    return isNews ? [{ type: 'request.checkNeeded', request }] : [];
  });
};

export const afterLook = <Request extends Identified>(
  requests: SentRequests<Request>,
  answer: LookAnswer<SentRow>,
): Partial<SentRequests<Request>> => {
  const { data, error } = answer.result;
  const lookedUp = requestsOf(requests, answer);
  const stateOf = ({ state }: Sent<Request>, rows: readonly SentRow[]): SentState =>
    state === 'resending' ? state : stateAfterMissing(rows);
  return {
    sent:
      data === undefined
        ? requests.sent
        : requests.sent
            .filter((one) => !lookedUp.includes(one) || !data.some(({ id }) => id === one.request.id))
            .map((one) => (lookedUp.includes(one) ? { ...one, state: stateOf(one, data) } : one)),
    lookingUp: requests.lookingUp.filter((id) => id !== answer.id),
    lookFailure: error,
  };
};

export const newsOfResending = <Request>({ request }: Sent<Request>, result: SentAnswer): SentNews<Request, never> => {
  if (result.data) return { type: 'request.accepted', request, message: result.data.message };
  const type = isUnconfirmed(result) ? 'request.stillUnconfirmed' : 'request.refused';
  return { type, request, failure: failureIn(result) };
};

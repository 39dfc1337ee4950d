import { unconfirmedIn, type Identified, type Sent, type SentRequestsActor, type SentRow } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useFlow, type Flow } from '../services/keepFlow';

/** The state of looking them up. */
export type Check = 'checking' | 'notFound' | 'failed';

/** The unconfirmed requests of one kind, and what can be done about them. */
export interface UnconfirmedRequests<Request> {
  sent: readonly Sent<Request>[];
  check: Check;
  onCheck: () => void;
  onSendAgain: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** The requests of one kind that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmed = <Request extends Identified, Row extends SentRow>(
  flow: Flow<SentRequestsActor<Request, Row>>,
): UnconfirmedRequests<Request> => {
  const actor = useFlow(flow);
  const snapshot = useSelector(actor, (state) => state);
  const afterwards = snapshot.context.lookFailure ? 'failed' : 'notFound';
  return {
    sent: unconfirmedIn(snapshot.context),
    check: snapshot.matches('looking') ? 'checking' : afterwards,
    onCheck: () => actor.send({ type: 'look.requested' }),
    onSendAgain: (id) => actor.send({ type: 'resend.requested', id }),
    onDismiss: (id) => actor.send({ type: 'request.dismissed', id }),
  };
};

import type { Identified, SentRequestsActor, SentRow } from '@exchange/machines';
import { useEffect } from 'react';
import { useFlow, type Flow } from '../services/keepFlow';
import { useServices } from '../services/services';
import { traderNow } from '../session/session';
import type { StoredFields } from '../storage/storedFields';
import { shareUnconfirmed } from './shareUnconfirmed';

interface Written<Request> {
  write: (request: Request) => StoredFields;
  read: (value: unknown) => readonly Request[];
}

/** Shares the unconfirmed requests of one kind with the trader's other tabs, as long as the flow runs. */
export const useSharedUnconfirmed = <Request extends Identified, Row extends SentRow>(
  flow: Flow<SentRequestsActor<Request, Row>>,
  name: string,
  { write, read }: Written<Request>,
): void => {
  const { openChannel, session } = useServices();
  const actor = useFlow(flow);
  useEffect(() => {
    const trader = traderNow(session);
    if (trader === undefined) return undefined;
    return shareUnconfirmed(actor, { tabs: openChannel(name), trader, write, read });
  }, [actor, session, openChannel, name, write, read]);
};

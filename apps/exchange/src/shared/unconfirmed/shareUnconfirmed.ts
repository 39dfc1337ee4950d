import { cleanups, type Cleanup } from '@exchange/domain';
import { unconfirmedIn, type Identified, type SentRequestsActor, type SentRow } from '@exchange/machines';
import { asFields, type StoredFields } from '../storage/storedFields';
import type { TabChannel } from '../storage/tabChannel';

interface Sharing<Request> {
  tabs: TabChannel;
  /** Whose requests they are: another trader's are ignored. */
  trader: string;
  write: (request: Request) => StoredFields;
  /** Empty for anything that isn't such a request. */
  read: (value: unknown) => readonly Request[];
}

/**
 * Keeps a trader's tabs in step about requests of one kind: each follows what any of them has sent and not had answered,
 * so that the outcome is learnt wherever the trader looks, even if the tab that sent it is closed. A tab that opens asks
 * the others.
 */
export const shareUnconfirmed = <Request extends Identified, Row extends SentRow>(
  actor: SentRequestsActor<Request, Row>,
  { tabs, trader, write, read }: Sharing<Request>,
): Cleanup => {
  let known: readonly Request[] = [];
  const tell = (news: object) => tabs.postMessage({ trader, ...news });
  const now = () => unconfirmedIn(actor.getSnapshot().context).map(({ request }) => request);
  const placed = new Set<string>();
  const follow = () => {
    const before = known;
    known = now();
    const isIn = (requests: readonly Request[]) => (one: Request) => requests.some(({ id }) => id === one.id);
    const added = known.filter((one) => !isIn(before)(one));
    if (added.length > 0) tell({ sent: added.map(write) });
    for (const one of before) if (!isIn(known)(one)) tell({ settled: { id: one.id, isPlaced: placed.has(one.id) } });
  };
  const keepPlaced = ({ request: { id } }: { request: Request }) => void placed.add(id);
  const listening = [
    actor.on('request.found', keepPlaced),
    actor.on('request.accepted', keepPlaced),
    actor.subscribe(follow),
  ];

  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { trader: sender, isNew, sent, settled } = asFields(data);
    if (sender !== trader) return;
    if (isNew === true && known.length > 0) tell({ sent: known.map(write) });
    const added = (Array.isArray(sent) ? sent : [])
      .flatMap(read)
      .filter(({ id }) => known.every((one) => one.id !== id));
    if (added.length > 0) actor.send({ type: 'requests.recalled', requests: added });
    const { id, isPlaced } = asFields(settled);
    if (typeof id !== 'string' || known.every((one) => one.id !== id)) return;
    // Finding it here too tells the trader in this tab.
    actor.send(isPlaced === true ? { type: 'look.requested' } : { type: 'request.dismissed', id });
  };
  follow();
  tell({ isNew: true });
  return cleanups([
    ...listening.map((one) => () => one.unsubscribe()),
    () => {
      tabs.onmessage = null;
    },
  ]);
};

import type { ContractDocument } from '../../contract/document';
import { bookEventsIn, differencesFrom, gapsIn } from './bookCopy';
import { actsOn, enterRest, perform } from './liveActs';
import { pair, quietPair, setUpLive, type LiveBed, type LivePlaces } from './liveBed';
import { tiers, type Tier } from '../pactFiles';
import type { LiveSocket } from './liveSocket';

export interface Finding {
  /** What was checked, as a fact. */
  fact: string;
  /** Where the server differs. */
  differences: string[];
}

const connectAll = async ({ all }: LiveBed): Promise<string[]> => {
  const reasons = await Promise.all(all.map(({ connect }) => connect()));
  return all.flatMap(({ name }, index) => (reasons[index] === undefined ? [] : [`${name}: ${reasons[index]}`]));
};

const sentAt = '2026-02-10T12:00:00Z';

const pingAll = async ({ connected }: LiveBed): Promise<string[]> => {
  const differences: string[] = [];
  for (const { name, ping } of connected()) {
    const answer = await ping({ sentAt });
    // It may be empty.
    const repeated = (answer as { sentAt?: unknown } | undefined)?.sentAt ?? sentAt;
    if (repeated !== sentAt) differences.push(`pong doesn't repeat sentAt to ${name}`);
  }
  return differences;
};

/** A socket whose token is wrong must learn it before it relies on anything, and nobody else is told. */
const misplacedRefusals = ({ connected, sockets: { stranger } }: LiveBed): string[] =>
  connected().flatMap((socket) => {
    const first = socket.heard.find(({ channel }) => channel === 'refusal' || channel === 'pong');
    const isRefused = first?.channel === 'refusal';
    if (isRefused === (socket === stranger)) return [];
    return [isRefused ? `${socket.name} is refused` : `${socket.name} gets no refusal before its first pong`];
  });

/** Joins the pair and loads its book, which the events after joining keep up to date. */
const follow = async ({ calls, pairId }: LiveBed, { name, heard, join }: LiveSocket) => {
  const from = heard.length;
  await join(pair, true);
  return { name, loaded: await calls.snapshot(pairId), events: () => bookEventsIn(heard.slice(from), pair) };
};

type Copy = Awaited<ReturnType<typeof follow>>;

const gapsOf = (copies: readonly Copy[]): string[] =>
  copies.flatMap(({ name, loaded, events }) =>
    gapsIn(loaded, events()).map((gap) => `${pair}-book: ${gap}, at ${name}`),
  );

/** Events may still be on their way. */
const differencesOf = async ({ calls, pairId, within }: LiveBed, copies: readonly Copy[]): Promise<string[]> => {
  let differences: string[] = [];
  await within(async () => {
    const newest = await calls.snapshot(pairId);
    differences = copies.flatMap(({ name, loaded, events }) =>
      differencesFrom(newest, loaded, events()).map((difference) => `${difference}, at ${name}`),
    );
    return differences.length === 0;
  });
  return differences;
};

/** Takes those out that begin like this. */
const takeFaults = (faults: Set<string>, beginning: string): string[] => {
  const taken = [...faults].filter((fault) => fault.startsWith(beginning));
  for (const fault of taken) faults.delete(fault);
  return taken;
};

type Check = (fact: string, work: () => Promise<string[]>) => Promise<void>;

const checkBooks = async (
  check: Check,
  bed: LiveBed,
  copies: readonly Copy[],
  asked: readonly Tier[],
): Promise<void> => {
  const lacksSeq = ({ loaded, events }: Copy): boolean =>
    loaded.seq === undefined && (events().length === 0 || !asked.includes('extensions'));
  if (copies.length > 0 && copies.every(lacksSeq))
    return check('the book has no seq, so it was not rebuilt', async () => []);
  await check('the seq of each book event is one higher than the last', async () => gapsOf(copies));
  await check('a snapshot plus the events after it gives the same book as a new snapshot', () =>
    differencesOf(bed, copies),
  );
};

const checkEvents = async (check: Check, { all, connected, watch: { faults } }: LiveBed): Promise<void> => {
  // Whatever was sent before has arrived then.
  await check('later pings are answered, too', async () => {
    for (const { ping } of connected()) await ping();
    return [];
  });
  const count = all.reduce((sum, { heard }) => sum + heard.length, 0);
  await check(`all events fit the schema of their channel (${count} events)`, async () => [...faults.schemas]);
  await check('private events, those of a pair and statistics reach nobody else', async () => [...faults.audiences]);
  await check('public events name no trader', async () => [...faults.names]);
};

const runThrough = async (
  check: Check,
  document: ContractDocument,
  bed: LiveBed,
  asked: readonly Tier[],
): Promise<void> => {
  const { sockets, calls, trader, within } = bed;
  const acts = actsOn(bed);
  const copies = new Map<LiveSocket, Copy>();
  await check('sockets connect with a token, without one and with a wrong one', () => connectAll(bed));
  if (bed.connected().length === 0) return;
  await check('a ping is answered', () => pingAll(bed));
  if (asked.includes('extensions'))
    await check('a wrong token is refused by an event', async () => misplacedRefusals(bed));
  await check('a pair can be joined', async () => {
    for (const socket of bed.connected())
      if (socket === sockets.stranger) await socket.join(quietPair);
      else copies.set(socket, await follow(bed, socket));
    return [];
  });
  await check('events of orders and trades reach everyone they are for', () =>
    perform(bed, [acts.sell, acts.buy, acts.bid, acts.cancelBid]),
  );
  await check('events of all other changes reach everyone they are for', () => enterRest(bed, document, asked));
  await check('after leave, no event of the pair arrives', async () => {
    copies.delete(sockets.visitor);
    await sockets.visitor.leave(pair);
    const missing = await perform(bed, [acts.cancelSell]);
    return [...missing, ...takeFaults(bed.watch.faults.audiences, pair)];
  });
  await check('after reconnecting and joining again, events of the pair arrive again', async () => {
    sockets.visitor.disconnect();
    const missing = await perform(bed, [acts.bidWhileAway]);
    await sockets.visitor.connect();
    copies.set(sockets.visitor, await follow(bed, sockets.visitor));
    return [...missing, ...(await perform(bed, [acts.sellAgain]))];
  });
  await checkBooks(check, bed, [...copies.values()], asked);
  await checkEvents(check, bed);
  // The call that ends a session is an extension.
  if (!asked.includes('extensions')) return;
  await check('the sockets of a session are disconnected when it ends', async () => {
    await calls.signOut(trader);
    return (await within(() => !sockets.trader.isConnected())) ? [] : [`${sockets.trader.name} stays connected`];
  });
};

/** Connects as the front end does, as two traders and two visitors, and checks what each of them hears. */
export const verifyLive = async (
  document: ContractDocument,
  places: LivePlaces,
  asked: readonly Tier[] = tiers,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const check: Check = async (fact, work) => {
    const differences = await work().catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    findings.push({ fact, differences });
  };
  let bed: LiveBed | undefined;
  await check('two traders can be set up', async () => {
    bed = await setUpLive(document, places);
    return [];
  });
  if (!bed) return findings;
  const { calls, close } = bed;
  await runThrough(check, document, bed, asked);
  close();
  await check('states can be torn down', async () => {
    await calls.startAfresh();
    return [];
  });
  return findings;
};

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, leave } from './asking';
import { isFollowedUp } from './followedProof';
import { tradeUntilTrouble } from './load';
import { askUntilAnswered, retryUntil } from './retryUntil';
import { faultsAfter } from './proof';
import { setScene, type Scene } from './scene';
import { faults, faultTargets, type FaultTarget } from './faultTargets';

export interface RoundsOptions {
  rounds: number;
  /** Decides the orders, and the times of the faults. */
  seed: number;
  leaseMs: number;
  /** For `startPostgresServer`. */
  restingData?: string;
  onRound?: (sofar: Sofar) => void;
}

export interface Sofar {
  rounds: number;
  /** The victim of each round. */
  victims: FaultTarget[];
  /** Counts of acknowledged orders and swaps, stakes and withdrawals, handed-over commands, and commands without an answer. */
  acknowledged: number;
  stakes: number;
  withdrawals: number;
  handedOver: number;
  unanswered: number;
  /** Seconds of the slowest takeover. */
  longestTakeover: number;
}

/** Strikes after a number of acknowledgements and a moment more. */
const underLoad = async (scene: Scene, strike: () => Promise<void>): Promise<void> => {
  const { random } = scene;
  let left = 1 + Math.floor(random() * 80);
  const delay = random() * 8;
  const due = new AbortController();
  let isOver = false;
  const trading = tradeUntilTrouble({
    ...scene,
    exchange: scene.owner.exchange,
    queries: scene.database.db,
    onAcknowledged: () => {
      scene.acknowledgements += 1;
      left -= 1;
      if (left === 0) due.abort();
    },
    isOver: () => isOver,
  });
  await once(due.signal, 'abort');
  await pause(delay);
  await strike();
  isOver = true;
  await trading;
};

/**
 * An exchange that says it is open may not have noticed its fault yet. Once a recovered database has a writing
 * connection, it was made afterwards.
 */
const untilServed = async ({ owner, database }: Scene): Promise<void> => {
  await retryUntil(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where application_name like 'exchange-% writer'`,
    );
    return rows.length === 1 && (await owner.exchange.isOpen());
  }, 'The exchange does not come back.');
};

const untilFollowedUp = ({ database }: Scene): Promise<void> =>
  retryUntil(() => isFollowedUp(database.pool), 'What was handed over or committed is not followed up.');

/** Asks again for everything without an answer, with the same IDs. */
const askAgain = async (scene: Scene): Promise<void> => {
  const { record, owner, database } = scene;
  for (const command of record.unanswered.splice(0)) await ask({ ...owner, record }, command);
  for (const handed of record.perhapsHanded.splice(0)) await leave(database.db, record, handed);
  if (record.unanswered.length > 0) throw new Error('The exchange is open and does not answer.');
  if (record.perhapsHanded.length > 0) throw new Error('The database is there and takes no commands.');
};

const prove = async (scene: Scene): Promise<void> => {
  const { database, record, owner } = scene;
  await untilFollowedUp(scene);
  const levels = await owner.exchange.levels();
  const found = await askUntilAnswered(() => faultsAfter(database.pool, record, levels));
  if (found.length > 0) throw new Error(found.slice(0, 10).join('\n'));
};

const round = async (scene: Scene, victim: FaultTarget): Promise<number> => {
  const { record } = scene;
  const { strike, bringBack } = await faults[victim](scene);
  await underLoad(scene, strike);
  await bringBack();
  await untilServed(scene);
  const unanswered = record.unanswered.length + record.perhapsHanded.length;
  await prove(scene);
  await askAgain(scene);
  await prove(scene);
  return unanswered;
};

/** Causes each fault in turn, and checks after each that no one lost anything. */
export const runRounds = async (options: RoundsOptions): Promise<Sofar> => {
  const { rounds, seed, leaseMs, restingData, onRound = () => undefined } = options;
  const scene = await setScene({ seed, leaseMs, restingData });
  const sofar: Sofar = {
    rounds: 0,
    victims: [],
    acknowledged: 0,
    stakes: 0,
    withdrawals: 0,
    handedOver: 0,
    unanswered: 0,
    longestTakeover: 0,
  };
  try {
    for (const [index] of Array.from({ length: rounds }).entries()) {
      const victim = faultTargets[index % faultTargets.length] ?? 'exchange';
      sofar.unanswered += await round(scene, victim).catch((error: unknown) => {
        throw new Error(`Round ${index + 1}, ${victim}, seed ${seed}:`, { cause: error });
      });
      sofar.rounds += 1;
      sofar.victims.push(victim);
      sofar.acknowledged = scene.record.orders.size;
      sofar.stakes = scene.record.stakes.size;
      sofar.withdrawals = scene.record.withdrawals.size;
      sofar.handedOver = scene.record.handed.size;
      sofar.longestTakeover = Math.max(0, ...scene.takeovers);
      onRound(sofar);
    }
    return sofar;
  } finally {
    await scene.close();
  }
};

import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './asking';
import { someDeposit, someOrder } from './load';
import { askUntilAnswered, retryUntil } from './retryUntil';
import { startOwner, type Owner, type Scene } from './scene';

/** The target of each round, in turn. */
export const faultTargets = [
  'exchange',
  'database',
  'connection',
  'both',
  'stopped owner',
  'second start',
  'cut line',
  'killed consumer',
] as const;

export type FaultTarget = (typeof faultTargets)[number];

interface Fault {
  /** Called under load. */
  strike: () => Promise<void>;
  /** Called once trading has stopped, to restore service. */
  bringBack: () => Promise<void>;
}

/** Slow preparations happen before the load, so that the strike comes exactly at the drawn moment. */
type Prepare = (scene: Scene) => Promise<Fault>;

const FOR_EVER_MS = 600_000;
const PROMISED_SECONDS = 10;

const nothing = async (): Promise<void> => undefined;

const startAnother = async (scene: Scene): Promise<void> => {
  scene.owner = await scene.launchOwner(FOR_EVER_MS);
  await startOwner(scene.owner);
};

interface LeaseNow {
  holder: string;
  term: string;
  epoch: string;
  renewed: Date;
  now: Date;
}

const readLease = ({ database }: Scene): Promise<LeaseNow> =>
  askUntilAnswered(async () => {
    const { rows } = await database.pool.query<LeaseNow>(
      `select holder, term, epoch, renewed_at as renewed, clock_timestamp() as now from exchange_lease, exchange`,
    );
    const [row] = rows;
    if (!row) throw new Error('The database knows of no lease.');
    return row;
  });

/** A successor takes over within the promised time, by the database's clock. */
const takeOver = async (scene: Scene, successor: Owner, silence: () => void): Promise<void> => {
  const before = await readLease(scene);
  let after = before;
  const isTaken = async (): Promise<boolean> => {
    after = await readLease(scene);
    return after.holder !== before.holder;
  };
  silence();
  await Promise.all([startOwner(successor), retryUntil(isTaken, 'Nobody took the exchange over.')]);
  const seconds = (after.renewed.getTime() - before.now.getTime()) / 1_000;
  if (seconds >= PROMISED_SECONDS) throw new Error(`The exchange was taken over only after ${seconds} seconds.`);
  scene.takeovers.push(seconds);
  scene.owner = successor;
};

/** Sends commands to the replaced owner until it is gone. None of them may take effect. */
const askInVain = async (scene: Scene, former: Owner, comeBack: () => void): Promise<void> => {
  const { traders, record, database } = scene;
  const { exchange } = former;
  const ids: string[] = [];
  const askAll = () =>
    Promise.all(
      traders.map((trader) => {
        const [order, deposit] = [someOrder(scene, trader), someDeposit(scene, trader)];
        ids.push(order.clientOrderId, deposit.id);
        return Promise.all([ask({ exchange, record }, order), ask({ exchange, record }, deposit)]);
      }),
    );
  const asked = askAll();
  comeBack();
  await asked;
  while (!exchange.hasEnded()) {
    await askAll();
    await pause(5);
  }
  const done = ids.filter((id) => record.orders.has(id) || record.deposits.has(id));
  const { rows: stored } = await database.pool.query<{ id: string }>(
    `select client_order_id as id from trade_order where client_order_id = any($1)
     union all select id from deposit where id = any($1)`,
    [ids],
  );
  const late = [...done, ...stored.map(({ id }) => id)];
  if (late.length > 0) throw new Error(`Carried out by an owner that was replaced: ${late.join(', ')}`);
};

/** An owner that goes silent while a successor takes over, and then comes back. */
const replaced =
  (silence: (owner: Owner) => void, comeBack: (owner: Owner) => void): Prepare =>
  async (scene) => {
    const former = scene.owner;
    const successor = await scene.launchOwner(FOR_EVER_MS);
    return {
      strike: async () => {
        await takeOver(scene, successor, () => {
          silence(former);
        });
        await askInVain(scene, former, () => {
          comeBack(former);
        });
      },
      bringBack: nothing,
    };
  };

const ACKNOWLEDGED_AFTERWARDS = 20;

const secondStart: Prepare = async (scene) => {
  const second = await scene.launchOwner(0);
  const { record } = scene;
  return {
    strike: async () => {
      const before = await readLease(scene);
      const refused = await second.exchange.start();
      if (refused?.includes('This exchange is already running as process') !== true)
        throw new Error(`A second start was not refused as it should be: ${String(refused)}`);
      await second.exchange.kill();
      const enough = scene.acknowledgements + ACKNOWLEDGED_AFTERWARDS;
      await retryUntil(async () => scene.acknowledgements >= enough, 'The first does not go on after a second start.');
      const after = await readLease(scene);
      const isSame = after.holder === before.holder && after.term === before.term && after.epoch === before.epoch;
      if (!isSame) throw new Error('A second start changed who owns the exchange.');
    },
    bringBack: async () => {
      const lost = record.unanswered.length + record.perhapsHanded.length;
      if (lost > 0) throw new Error(`${lost} commands got no answer while a second start was refused.`);
    },
  };
};

const KILLS = 3;

const killedConsumer: Prepare = async (scene) => {
  const spare = await Promise.all(Array.from({ length: KILLS }, scene.launchConsumer));
  return {
    strike: async () => {
      for (const next of spare) {
        await scene.consumer.kill();
        next.start();
        scene.consumer = next;
        await pause(scene.random() * 200);
      }
    },
    bringBack: nothing,
  };
};

export const faults: Record<FaultTarget, Prepare> = {
  exchange: async (scene) => ({
    strike: () => scene.owner.exchange.kill(),
    bringBack: () => startAnother(scene),
  }),
  database: async ({ postgres }) => ({ strike: postgres.kill, bringBack: postgres.restart }),
  connection: async ({ postgres }) => ({ strike: postgres.killWriter, bringBack: nothing }),
  both: async (scene) => ({
    strike: async () => {
      await scene.postgres.kill();
      await scene.owner.exchange.kill();
    },
    bringBack: async () => {
      await scene.postgres.restart();
      await startAnother(scene);
    },
  }),
  'stopped owner': replaced(
    ({ exchange }) => {
      exchange.signal('SIGSTOP');
    },
    ({ exchange }) => {
      exchange.signal('SIGCONT');
    },
  ),
  'second start': secondStart,
  'cut line': replaced(
    ({ line }) => {
      line.cutLine();
    },
    ({ line }) => {
      line.comeBack();
    },
  ),
  'killed consumer': killedConsumer,
};

import { Client } from 'pg';
import { connect } from '../../db/client';
import { withClient } from '../../db/embedded/connection';
import { migrate } from '../../db/migrate';
import { seedReferenceData } from '../../reference/seedReferenceData';
import type { Command } from '../commands';
import { createExchange, type ExchangeOptions } from '../createExchange';
import { lookUp } from '../lookUp';
import { rebuild } from '../rebuild';
import { makeTape, middleOf, type TapeOptions } from './makeTape';
import { assets, traders } from './stalls';

const OPENING = 8_000;
const EVERYBODY = [...traders.buy, ...traders.sell];

const addTraders = (client: Client) =>
  client.query(
    `insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
       created_at)
     select id, id || '@example.com', 'Ada', 'Field', 'none', now(), id, now() from unnest($1::text[]) as id`,
    [EVERYBODY],
  );

const fundings = (): Command[] =>
  EVERYBODY.flatMap((trader) =>
    assets.map((asset): Command => {
      const id = `${trader} ${asset}`;
      return { kind: 'funds.post', id, asset, amount: '1000000000', from: { house: 'demo faucet' }, to: { trader } };
    }),
  );

/** Whatever goes wrong ends the measurement. */
export const openExchange = (connectionString: string, more: Partial<ExchangeOptions> = {}) =>
  createExchange({
    connectionString,
    now: Date.now,
    lastPrice: middleOf,
    onTrouble: (error) => {
      throw error;
    },
    onReplaced: () => undefined,
    ...more,
  });

/** Keeps so many commands on their way, and resolves when all are answered. */
export const submitAll = async (
  exchange: ReturnType<typeof openExchange>,
  commands: readonly Command[],
  atOnce: number,
): Promise<void> => {
  let next = 0;
  const goOn = async (): Promise<void> => {
    for (let command = commands[next]; command; command = commands[next]) {
      next += 1;
      const { refused } = await exchange.submit(command);
      if (refused) throw new Error(`${command.kind} was refused: ${refused.message}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
};

/** A tape for what is in the database now. */
export const tapeFor = (connectionString: string, options: Omit<TapeOptions, 'state' | 'lookups'>): Promise<Command[]> =>
  withClient(connectionString, async (client) =>
    makeTape({ ...options, state: await rebuild(client), lookups: await lookUp(client, []) }),
  );

/** Fills an empty database: traders with funds, and books with orders. */
export const fillStore = async (connectionString: string): Promise<void> => {
  await migrate(connectionString);
  const database = connect({ connectionString, max: 1, onError: () => undefined });
  await seedReferenceData(database.db);
  await database.close();
  await withClient(connectionString, addTraders);
  const exchange = openExchange(connectionString);
  await exchange.start();
  await submitAll(exchange, fundings(), 1_000);
  await submitAll(exchange, await tapeFor(connectionString, { seed: 1, mix: 'opening', commands: OPENING }), 1_000);
  await exchange.stop();
};

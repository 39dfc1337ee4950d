import type { Client } from 'pg';
import { connect } from '../../db/client';
import { withClient } from '../../db/embedded/connection';
import { migrate } from '../../db/migrate';
import { settlePurpose } from '../../db/databasePurpose';
import { seedReferenceData } from '../../reference/seedReferenceData';
import type { Command } from '../commands';
import { assets, stalls, traders } from './stalls';
import { storedTape } from './storedTape';
import { exchangeOn, submitAll } from './submitting';

const OPENING = 8_000;
const AT_ONCE = 1_000;
const everybody = [...traders.buy, ...traders.sell];

export const addTraders = (client: Client, names: readonly string[]) =>
  client.query(
    `insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
       created_at)
     select id, id || '@example.com', 'Ada', 'Field', 'none', now(), id, now() from unnest($1::text[]) as id`,
    [names],
  );

export const fundings = (names: readonly string[]): Command[] =>
  names.flatMap((trader) =>
    assets.map((asset): Command => {
      const id = `${trader} ${asset}`;
      const legs = [{ asset, amount: '1000000000', from: { house: 'custody' }, to: { trader } }] as const;
      return { kind: 'funds.post', id, legs };
    }),
  );

/** On a real database a pair is closed until it has a reference price. */
const references = (): Command[] =>
  stalls.map(({ market, middleTicks }) => ({
    kind: 'reference.set',
    pair: market.pair.name,
    price: market.price(middleTicks),
    reason: 'The middle of the books.',
    by: 'bench',
  }));

/** Fills an empty database as for production: traders with funds, and books with orders. */
export const fillStore = async (connectionString: string): Promise<void> => {
  await migrate(connectionString);
  await withClient(connectionString, (client) => settlePurpose(client, 'real'));
  const database = connect({ connectionString, max: 1, onError: () => undefined });
  await seedReferenceData(database.db);
  await database.close();
  await withClient(connectionString, (client) => addTraders(client, everybody));
  const exchange = exchangeOn(connectionString);
  await exchange.start();
  await submitAll(exchange, [...references(), ...fundings(everybody)], AT_ONCE);
  const opening = await storedTape(connectionString, { seed: 1, mix: 'opening', commands: OPENING });
  await submitAll(exchange, opening, AT_ONCE);
  await exchange.stop();
};

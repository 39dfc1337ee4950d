import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { writeSoundLedger } from '../ledger/testing/soundLedger';
import { startProgram } from '../testing/startProgram';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  await withClient(database.connectionString, writeSoundLedger);
});

afterAll(() => database.drop());

/** As an operator types it, over a connection that cannot write. */
const operate = async (...words: string[]) => {
  const url = new URL(database.connectionString);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const { ended, out, err } = startProgram('operator', { DATABASE_URL: url.href }, ...words);
  const status = await ended;
  return { said: out(), complained: err(), status };
};

describe('an operator', () => {
  it('proves that all money is accounted for, with the database alone and changing nothing [LED-009] [LED-023]', async () => {
    const { said, complained, status } = await operate('ledger', 'check');
    expect(complained).toBe('');
    expect(said).toMatch(/^ok {5}every transfer sums to zero in each asset \(12 transfers, 29 entries\)$/m);
    expect(said).toMatch(/^total {2}XDC {5}traders 999\.8, house -999\.8, together 0$/m);
    expect(said).toMatch(/The ledger is sound\.\n$/);
    expect(status).toBe(0);
  });

  it('sees what differs, and the command fails [LED-010]', async () => {
    await withClient(database.connectionString, (client) =>
      client.query(`update hold set amount = 501 where id = 'stake'`),
    );
    const { complained, status } = await operate('ledger', 'check');
    expect(complained).toMatch(
      /^WRONG {2}money staked.*\n {7}1 found, starting with:\n {9}seller has 500 XDC staked, but 501 is reserved$/m,
    );
    expect(complained).toMatch(/The ledger is NOT sound\.\n$/);
    expect(status).toBe(1);
  });
});

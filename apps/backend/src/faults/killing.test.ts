import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readFaultSettings } from './faultSettings';
import { runRounds, type Sofar } from './rounds';
import { startProgram } from '../testing/startProgram';
import { faultTargets, type FaultTarget } from './faultTargets';

/** Killed databases recover at the speed of the disk, and leases take their time to run out. */
const patienceMs = 240_000;

describe('under load, with proof after each round', () => {
  let sofar: Sofar | undefined;
  let failure: unknown;

  beforeAll(async () => {
    const { FAULT_SEED: seed } = readFaultSettings({});
    const onRound = (now: Sofar) => (sofar = now);
    // The test of the disproved fact reports the failure.
    const restingData = inject('restingData');
    await runRounds({ rounds: faultTargets.length, seed, leaseMs: 3_000, restingData, onRound }).catch(
      (error: unknown) => {
        failure = error;
      },
    );
  }, patienceMs);

  const expectPassed = (...names: FaultTarget[]): void => {
    const passed = sofar?.victims ?? [];
    if (!names.every((name) => passed.includes(name))) throw failure;
    expect(passed).toEqual(expect.arrayContaining(names));
  };

  it('exchange, database and connection are killed: nothing acknowledged is lost or doubled; books and ledger hold [LED-101] [LED-102] [LED-103]', () => {
    expectPassed('exchange', 'database', 'connection', 'both');
    expect(sofar?.acknowledged).toBeGreaterThan(faultTargets.length);
    expect(sofar?.stakes).toBeGreaterThan(0);
    expect(sofar?.withdrawals).toBeGreaterThan(0);
  });

  it('a suspended owner is replaced within ten seconds; when it comes back it carries out nothing and ends [LED-190]', () => {
    expectPassed('stopped owner');
  });

  it('a second start is refused, while the first continues and loses nothing [LED-191]', () => {
    expectPassed('second start');
  });

  it('an owner whose line is cut is replaced within ten seconds; when the line is back it carries out nothing and ends [LED-192]', () => {
    expectPassed('cut line');
  });

  it('killed consumers handle each deposit once and in order [LED-193]', () => {
    expectPassed('killed consumer');
  });

  it('every command handed over has one outcome and takes effect once, whatever happens meanwhile [LED-194]', () => {
    expectPassed(...faultTargets);
    expect(sofar?.handedOver).toBeGreaterThan(0);
  });
});

it(
  'one command makes all of it happen a hundred times, at moments that its seed decides [LED-104]',
  { timeout: patienceMs },
  async () => {
    expect(readFaultSettings({})).toMatchObject({ FAULT_ROUNDS: 100, FAULT_LEASE_MS: 6_000 });
    const { ended, out } = startProgram('faults', { FAULT_ROUNDS: '1', FAULT_SEED: '42' });
    const status = await ended;
    expect(out()).toMatch(/^Under load, in turn: .*\. 1 rounds, seed 42\n/);
    expect(out()).toMatch(
      /\n1 rounds, .*: nothing acknowledged was lost, nothing is there twice, the ledger is sound\.\n$/,
    );
    expect(status).toBe(0);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFaultSettings } from './faultSettings';
import { runRounds, victims } from './rounds';

const program = fileURLToPath(new URL('./testFaults.ts', import.meta.url));

const run = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const said = await text(child.stdout);
  await ended;
  return { said, status: child.exitCode };
};

/** Databases that were killed recover at the pace of the disk. */
const patience = { timeout: 120_000 };

describe('exchange, database and connection, killed in turn under load', () => {
  it(
    'lose nothing that was acknowledged and have nothing twice; books and ledger hold [LED-101] [LED-102] [LED-103]',
    patience,
    async () => {
      const { FAULT_SEED: seed } = readFaultSettings({});
      const { rounds, acknowledged } = await runRounds({ rounds: victims.length, seed });
      expect(rounds).toBe(victims.length);
      expect(acknowledged).toBeGreaterThan(victims.length);
    },
  );

  it('are killed a hundred times by one command, at moments that its seed decides [LED-104]', patience, async () => {
    expect(readFaultSettings({}).FAULT_ROUNDS).toBe(100);
    const { said, status } = await run({ FAULT_ROUNDS: '1', FAULT_SEED: '42' });
    expect(said).toMatch(/^Killing .* under load, 1 rounds, seed 42\n/);
    expect(said).toMatch(
      /\n1 rounds, .*: nothing acknowledged was lost, nothing is there twice, the ledger is sound\.\n$/,
    );
    expect(status).toBe(0);
  });
});

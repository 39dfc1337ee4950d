import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Well above what all databases of a run need together. */
const roomNeeded = 4 * 1024 ** 3;

/** One test runs copied database programs from there, which some systems forbid. */
const canRunPrograms = () => {
  const folder = mkdtempSync(join(memory, 'xdc-exchange-probe-'));
  try {
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Some tests run as another user, who must be able to write there. */
const isForEverybody = () => (statSync(memory).mode & 0o1777) === 0o1777;

const hasMemoryToSpare = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomNeeded && freemem() > roomNeeded && isForEverybody() && canRunPrograms();
  } catch {
    return false;
  }
};

/** The folder for test databases: in memory if there is room, where creating one takes a third of the time. */
export const chooseTemporaryFolder = () => (hasMemoryToSpare() ? memory : tmpdir());

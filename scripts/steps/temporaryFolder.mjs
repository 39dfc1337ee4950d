import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** All databases of a run together stay well below. */
const roomNeeded = 4 * 1024 ** 3;

/** One test runs a copy of the database's programs from there, which some systems forbid. */
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

/** As any folder for temporary files is: some tests run as another user. */
const isForEverybody = () => (statSync(memory).mode & 0o1777) === 0o1777;

const hasMemoryToSpare = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomNeeded && freemem() > roomNeeded && isForEverybody() && canRunPrograms();
  } catch {
    return false;
  }
};

/** Where tests keep their databases: in memory, where there is room, since a database there is made in a third of the time. */
export const chooseTemporaryFolder = () => (hasMemoryToSpare() ? memory : tmpdir());

import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, inject, it, onTestFinished, type TestContext } from 'vitest';
import { removeCluster } from '../testing/removeCluster';
import { copyRestingData } from '../testing/restingData';
import { accountForServer, isRoot, type Account } from './host/accounts';
import { findBinaries } from './binaries';
import { createCluster } from './createCluster';
import { createCheckout, createDataDir, createRestingDataDir } from './fixtures/dataDir';
import { createOwner } from './fixtures/owner';
import { refusalOf } from './fixtures/refusal';
import { readRows, writeRow } from './fixtures/rows';
import { createBareServer } from './fixtures/server';
import { readPidFile } from './pidFile';
import { clusterIn, placeAway, placeBeside } from './place';
import { canEnter } from './host/reach';
import { runnableBinaries } from './runnableBinaries';
import { startEmbedded } from './startEmbedded';
import { startServer } from './startServer';

const onlyForRoot = (context: TestContext) =>
  context.skip(!isRoot(), 'only root has to run the server as somebody else');

const start = async (dataDir: string) => {
  const lines: string[] = [];
  const database = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
  onTestFinished(database.stop);
  return { ...database, lines };
};

/** A checkout that only root can enter, and the folder that its database gets as a result. */
const closedCheckout = async () => {
  const checkout = await createCheckout();
  await chmod(checkout, 0o700);
  const dataDir = join(checkout, '.data');
  await mkdir(dataDir);
  const away = await placeAway(dataDir);
  const hadRoot = existsSync(dirname(away));
  onTestFinished(async () => {
    removeCluster(away);
    // Another checkout of this machine may keep its database there by now.
    if (!hadRoot) await rmdir(dirname(away)).catch(() => undefined);
  });
  return { checkout, dataDir, away };
};

const uidOfServer = async (folder: string): Promise<number | undefined> => {
  const pid = readPidFile(folder)?.pid;
  return pid === undefined ? undefined : (await stat(`/proc/${pid}`)).uid;
};

/** A user that exists on every system, and never the one that runs the server for root. */
const ordinaryUser: Account = { name: 'daemon', uid: 1, gid: 1 };

/** The installed binaries, in a folder that only root can enter. */
const closedBinaries = async () => {
  const closed = await mkdtemp(join(tmpdir(), 'xdc-exchange-closed-'));
  onTestFinished(() => rm(closed, { recursive: true }));
  const { postgres, initdb, pg_ctl } = await findBinaries();
  const native = dirname(dirname(postgres));
  await cp(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  const inside = (path: string) => join(closed, 'native', relative(native, path));
  return async () => ({ postgres: inside(postgres), initdb: inside(initdb), pg_ctl: inside(pg_ctl) });
};

describe('as root', { tags: 'nightly' }, () => {
  it('the server and its data belong to another user [OPS-027] [OPS-030]', async (context) => {
    onlyForRoot(context);
    const dataDir = await createDataDir();
    await start(dataDir);
    const account = await accountForServer();
    const { uid, mode } = await stat(clusterIn(placeBeside(dataDir)));
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: account?.uid, mode: 0o700 });
    expect(await uidOfServer(placeBeside(dataDir))).toBe(account?.uid);
    expect(account?.uid).toBeGreaterThan(0);
  });

  it('a strict umask does not lock that user out [OPS-030]', async (context) => {
    onlyForRoot(context);
    const dataDir = await createDataDir();
    await mkdir(dataDir);
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    expect((await start(dataDir)).lines).toEqual([]);
  });

  it('a checkout closed to that user keeps its data elsewhere, and says so once [OPS-031]', async (context) => {
    onlyForRoot(context);
    const { checkout, dataDir, away } = await closedCheckout();
    const first = await start(dataDir);
    expect(first.lines).toEqual([
      expect.stringContaining(`can't access ${dataDir}, so the database is kept in ${away}`),
    ]);
    expect(existsSync(placeBeside(dataDir))).toBe(false);
    expect(await readFile(join(away, 'made-for'), 'utf8')).toBe(`${dataDir}\n`);
    await writeRow(first.connectionString, 'kept away');
    await first.stop();

    const again = await start(dataDir);
    expect(again.lines).toEqual([]);
    await again.stop();

    await chmod(checkout, 0o755);
    const opened = await start(dataDir);
    expect(await readRows(opened.connectionString)).toEqual(['kept away']);
  });

  it('a database kept elsewhere is also reused after a crash [OPS-031]', async (context) => {
    onlyForRoot(context);
    const { dataDir } = await closedCheckout();
    const owner = createOwner();
    const { connectionString } = await owner.start(dataDir);
    await writeRow(connectionString, 'kept away');
    await owner.kill();
    const next = await start(dataDir);
    expect(next.adopted).toBe(true);
    expect(await readRows(next.connectionString)).toEqual(['kept away']);
  });

  it('a checkout that was closed after its data was created is refused, its data untouched [OPS-032]', async (context) => {
    onlyForRoot(context);
    const dataDir = await createRestingDataDir();
    const checkout = dirname(dataDir);
    await chmod(checkout, 0o700);
    const { problem, message, hint } = await refusalOf(start(dataDir));
    expect(problem).toBe('unreachable');
    expect(message).toContain('can no longer access that folder');
    expect(hint).toContain('chmod o+x');
    expect(existsSync(await placeAway(dataDir))).toBe(false);
    await chmod(checkout, 0o755);
    expect(await readRows((await start(dataDir)).connectionString)).toEqual(['kept']);
  });

  it('binaries closed to that user are copied beside the data, once [OPS-033]', async (context) => {
    onlyForRoot(context);
    const find = await closedBinaries();
    const bare = await createBareServer();
    // A copy already exists if this test's own checkout is closed to that user.
    await rm(join(bare.folder, `binaries-${bare.binaries.version}`), { recursive: true, force: true });
    const steps: string[] = [];
    const onProgress = (step: string) => steps.push(step);
    const binaries = await runnableBinaries(bare, onProgress, find);
    expect(binaries.postgres.startsWith(bare.folder)).toBe(true);

    const server = { ...bare, binaries };
    await createCluster(server, ['--no-sync']);
    expect(await startServer(server, {}, () => undefined)).toBeGreaterThan(0);
    expect(await runnableBinaries(bare, onProgress, find)).toEqual(binaries);
    expect(steps).toEqual(['copying']);
  });

  it('binaries closed to that user are copied to a plain path where a shell would misread that of the data [OPS-033]', async (context) => {
    onlyForRoot(context);
    const { folder, account } = await createBareServer();
    const place = { folder: join(folder, '$HOME "x"'), account };
    const binaries = await runnableBinaries(place, () => undefined, await closedBinaries());
    expect(binaries.postgres).toMatch(/^\/var\/lib\/xdc-exchange\/binaries-[\d.]+\/bin\/postgres$/);
  });
});

describe('as an ordinary user', { tags: 'nightly' }, () => {
  /** A data folder of that user, and a process that runs as them. */
  const ordinary = async (context: TestContext) => {
    context.skip(!isRoot(), 'root can be somebody else, others are ordinary users in every other test');
    const user = ordinaryUser;
    context.skip(!(await canEnter(user, import.meta.dirname)), 'the sources are closed to other users');
    const dataDir = await createDataDir();
    await mkdir(dataDir);
    return { user, dataDir };
  };

  it('the server runs as that user, and still does when root starts it next [OPS-034]', async (context) => {
    const { user, dataDir } = await ordinary(context);
    await chown(dataDir, user.uid, user.gid);
    const owner = createOwner(user);
    const { connectionString, lines } = await owner.start(dataDir);
    expect(lines).toEqual([]);
    expect(await uidOfServer(placeBeside(dataDir))).toBe(user.uid);
    await writeRow(connectionString, 'by an ordinary user');
    await owner.order({ do: 'stop' });
    const next = await start(dataDir);
    expect(await uidOfServer(placeBeside(dataDir))).toBe(user.uid);
    expect(await readRows(next.connectionString)).toEqual(['by an ordinary user']);
  });

  it('a folder that the user cannot write to is refused in one sentence [OPS-020]', async (context) => {
    const { user, dataDir } = await ordinary(context);
    const { problem, message, hint } = await createOwner(user).refusal(dataDir);
    expect(problem).toBe('not-writable');
    expect(message).toContain(`The data folder ${dataDir} can't be written to: permission is denied (EACCES`);
    expect(hint).toBe('Give this user write access to the folder, or choose another data folder.');
  });

  it('a folder that the user cannot even read is refused in one sentence [OPS-020]', async (context) => {
    const { user, dataDir } = await ordinary(context);
    await chmod(dataDir, 0o700);
    const { problem, message } = await createOwner(user).refusal(dataDir);
    expect(problem).toBe('not-writable');
    expect(message).toContain('permission is denied');
  });

  it('data created by root is refused, with what to do [OPS-035]', async (context) => {
    const { user, dataDir } = await ordinary(context);
    await copyRestingData(inject('restingData'), placeBeside(dataDir));
    await chmod(dataDir, 0o777);
    const { problem, message } = await createOwner(user).refusal(dataDir);
    expect(problem).toBe('foreign-data');
    expect(message).toContain(`belongs to the user ${(await accountForServer())?.name}, not to the one starting it.`);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv, type Env } from './runtime/env';
import { root } from './runtime/places';
import { settingsSchema } from './runtime/settings';

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

const words = z.array(z.string());

/** The part of the Compose specification that is used here; what isn't named is refused. */
const service = z.strictObject({
  image: z.string(),
  build: z.union([z.string(), z.strictObject({ context: z.string(), dockerfile: z.string() })]).optional(),
  command: words.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: words.optional(),
  healthcheck: z.strictObject({ test: words, interval: z.string(), timeout: z.string(), retries: z.int() }).optional(),
  ports: words.optional(),
  volumes: words.optional(),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: words.optional(),
  cap_drop: words.optional(),
  security_opt: words.optional(),
});

const composition = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  networks: z.strictObject({
    default: z.strictObject({ ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }) }),
  }),
  volumes: z.record(z.string(), z.null()),
});

const given: Record<string, string> = {
  DATABASE_PASSWORD: 'word',
  REDIS_PASSWORD: 'word',
  POSTGRES_PASSWORD: 'word',
  REPLICATION_PASSWORD: 'word',
  SECRETS_KEY: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'https://exchange.example',
  SMTP_URL: 'smtps://exchange:word@mail.example',
  MAIL_FROM: 'Exchange <no-reply@exchange.example>',
  METRICS_TOKEN: 'a-token-of-some-length',
};

const usedVariables = new Set<string>();

const filledIn = (text: string): string =>
  text.replace(/\$\{(\w+):\?\}/g, (_, name: string) => {
    usedVariables.add(name);
    const value = given[name];
    if (value === undefined) throw new Error(`README.md names no ${name}.`);
    return value;
  });

const withoutTemplates = (file: object): object =>
  Object.fromEntries(Object.entries(file).filter(([name]) => !name.startsWith('x-')));

const compose = composition.parse(withoutTemplates(parse(filledIn(read('compose.yaml')), { merge: true }) as object));
const services = Object.entries(compose.services);
const patroni = parse(read('postgres/patroni.yml')) as Record<string, never>;
const haproxy = read('haproxy.cfg');

const envOf = (name: string): Env => {
  // The image sets the address; the rest comes from the composition alone.
  const set = Array.from(read('Dockerfile').matchAll(/(HOST|PORT|NODE_ENV)=(\S+)/g), ([, key, value]) => [key, value]);
  const image = Object.fromEntries(set) as Record<string, string>;
  return readEnv({ ...image, ...compose.services[name]?.environment });
};

const exchanges = services.filter(([, { image }]) => image === 'xdc-exchange').map(([name]) => name);

/** `host:port` of each service that something listens at. */
const listening = new Set([
  ...exchanges.map((name) => `${name}:${String(envOf(name).PORT)}`),
  ...exchanges.filter((name) => envOf(name).ROLE === 'owner').map((name) => `${name}:${String(envOf(name).LINE_PORT)}`),
  ...['postgres-1', 'postgres-2'].flatMap((name) => [`${name}:5432`, `${name}:8008`]),
  ...Array.from(haproxy.matchAll(/^ +bind :(\d+)/gm), ([, port]) => `haproxy:${port ?? ''}`),
  'redis:6379',
  'etcd:2379',
]);

describe('the deployment [OPS-577]', () => {
  it('starts two gateways and two owners with settings that they accept', () => {
    expect(exchanges.map((name) => [name, envOf(name).ROLE])).toEqual([
      ['gateway-1', 'gateway'],
      ['gateway-2', 'gateway'],
      ['owner-1', 'owner'],
      ['owner-2', 'owner'],
    ]);
    const known = Object.keys(settingsSchema.shape);
    const unknown = exchanges.flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}).filter((setting) => !known.includes(setting)),
    );
    expect(unknown).toEqual([]);
    for (const name of exchanges) expect(envOf(name)).toMatchObject({ REQUIRE_STANDBY: true, HOST: '0.0.0.0' });
    // Announced to gateways, so each must be its own.
    expect(envOf('owner-1').LINE_HOST).toBe('owner-1');
    expect(envOf('owner-2').LINE_HOST).toBe('owner-2');
    expect([...usedVariables].sort()).toEqual(Object.keys(given).sort());
    const documented = Array.from(read('README.md').matchAll(/^(\w+)=/gm), ([, name]) => name);
    expect(documented.sort()).toEqual([...usedVariables].sort());
  });

  it('names only hosts and ports where a service listens', () => {
    const text = `${read('compose.yaml').replaceAll(/^ +image:.*$/gm, '')}\n${haproxy}\n${read('postgres/patroni.yml')}`;
    const hosts = services.map(([name]) => name).join('|');
    const used = Array.from(
      text.matchAll(new RegExp(`(?<![\\w-])((?:${hosts}):\\d+)(?![\\d/])`, 'g')),
      ([, at]) => at ?? '',
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((at) => !listening.has(at))).toEqual([]);
    expect(compose.services['haproxy']?.ports).toEqual(['443:8443']);
    expect(listening).toContain('haproxy:8443');
    const { subnet } = compose.networks.default.ipam.config[0] ?? {};
    for (const file of ['compose.yaml', 'postgres/patroni.yml']) expect(read(file)).toContain(subnet);
    expect(envOf('gateway-1').TRUST_PROXY).toEqual([subnet]);
  });

  it('copies and mounts only files that exist or that the build makes', () => {
    const copied = Array.from(read('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm), ([, paths = '']) =>
      paths.split(' ').map((path) => path.replace('/app/', '')),
    ).flat();
    expect(copied).toContain('apps/backend/dist');
    const isThere = (path: string): boolean => existsSync(join(root, path)) || /^apps\/\w+\/dist$/.test(path);
    expect(copied.filter((path) => !isThere(path))).toEqual([]);
    expect(existsSync(join(root, 'deploy/postgres', 'patroni.yml'))).toBe(true);
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const own = mounted.filter((from) => !(from in compose.volumes) && from !== './exchange.pem');
    expect(own).toEqual(['./haproxy.cfg']);
    expect(read('README.md')).toContain('exchange.pem');
  });

  it('runs what the build makes, as `npm start` does, without being root', () => {
    const build = readFileSync(join(root, 'apps/backend/build.mjs'), 'utf8');
    expect(build).toContain("entryPoints: ['src/server.ts', 'src/operator.ts'");
    expect(readFileSync(join(root, 'scripts/start.mjs'), 'utf8')).toContain('../apps/backend/dist/server.js');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
    const flags = /^node (.*)scripts\/start\.mjs$/.exec(scripts.start)?.[1]?.trim().split(' ').filter(Boolean);
    const command = /^CMD (\[.+\])$/m.exec(read('Dockerfile'))?.[1];
    expect(JSON.parse(command ?? '')).toEqual(['node', ...(flags ?? ['?']), 'apps/backend/dist/server.js']);
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(read('Dockerfile')).toContain('/api/health/live');
    expect(read('postgres/Dockerfile')).toMatch(/^USER postgres$/m);
  });
});

describe('the deployment [OPS-578]', () => {
  it('acknowledges nothing that is on one database alone', () => {
    expect(patroni['bootstrap']).toMatchObject({
      dcs: {
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { parameters: { fsync: 'on', synchronous_commit: 'on' } },
      },
    });
  });
});

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

describe('the load balancer [OPS-579]', () => {
  it('sends nothing again that may have reached a gateway', () => {
    const lines = haproxy.split('\n').map((line) => line.trim());
    expect(lines.filter((line) => line.startsWith('retry-on'))).toEqual(['retry-on conn-failure']);
    expect(lines).toContain('http-request disable-l7-retry if METH_POST');
    expect(lines).toContain('option redispatch');
  });

  it.skipIf(!hasHaproxy)('has a configuration that HAProxy accepts, where it is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
    try {
      const [key, certificate, config] = ['key.pem', 'cert.pem', 'haproxy.cfg'].map((name) => join(folder, name));
      const subject = ['-subj', '/CN=exchange.example', '-days', '1'];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key ?? '', '-out', certificate ?? ''],
        { stdio: 'ignore' },
      );
      const both = join(folder, 'exchange.pem');
      writeFileSync(both, [certificate, key].map((file) => readFileSync(file ?? '', 'utf8')).join(''));
      writeFileSync(config ?? '', haproxy.replace('/usr/local/etc/haproxy/exchange.pem', both));
      const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', config ?? ''], { encoding: 'utf8' });
      expect(status, `${stdout}${stderr}`).toBe(0);
      expect(`${stdout}${stderr}`).not.toMatch(/warning/i);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Seals } from '../identity/secrets/sealing';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells one browser from another; undefined until it has sent our cookie back, and for programs that keep none. */
    deviceId: string | undefined;
  }
}

interface DeviceOptions {
  seals: Pick<Seals, 'digest'>;
  isSecureOnly: boolean;
}

const name = 'device';

/** Browsers keep no cookie for longer. */
const keptSeconds = 400 * 24 * 60 * 60;

const signed = (id: string, seals: DeviceOptions['seals']): string =>
  `${id}.${seals.digest('device cookie', id).toString('base64url')}`;

const isOurs = (value: string, seals: DeviceOptions['seals']): boolean => {
  const [given, ours] = [Buffer.from(value), Buffer.from(signed(value.split('.')[0] ?? '', seals))];
  return given.length === ours.length && timingSafeEqual(given, ours);
};

const readDevice = (cookies: string, seals: DeviceOptions['seals']): string | undefined => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([found]) => found === name)?.[1];
  return value !== undefined && isOurs(value, seals) ? value.split('.')[0] : undefined;
};

/** Gives each browser a name that it can't choose itself, so that one can't pass as several by its `User-Agent`. */
export const tellDevices = (api: FastifyInstance, { seals, isSecureOnly }: DeviceOptions): void => {
  const terms = `Path=/api; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${isSecureOnly ? '; Secure' : ''}`;
  api.decorateRequest('deviceId', undefined);
  api.addHook('onRequest', async (request, reply) => {
    request.deviceId = readDevice(request.headers.cookie ?? '', seals);
    if (request.deviceId === undefined)
      reply.header('set-cookie', `${name}=${signed(randomBytes(16).toString('base64url'), seals)}; ${terms}`);
  });
};

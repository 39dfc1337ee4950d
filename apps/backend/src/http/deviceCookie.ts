import { randomBytes } from 'node:crypto';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { isSameSecret } from '../runtime/isSameSecret';
import type { Seals } from '../identity/secrets/sealing';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells one browser from another; undefined until it has sent our cookie back, and for programs that keep none. */
    deviceId: string | undefined;
  }
}

interface DeviceOptions {
  seals: Pick<Seals, 'digest' | 'oldDigests'>;
  isSecureOnly: boolean;
}

/**
 * With the prefix browsers take it over HTTPS and from this very host only; without HTTPS they would refuse it. In
 * production nothing else counts: other hosts of the domain can set a cookie of the plain name, and would give the
 * trader's browser the number of a device of their own, which the next sign-in makes known.
 */
const nameOf = (isSecureOnly: boolean): string => (isSecureOnly ? '__Host-device' : 'device');

/** Browsers keep no cookie for longer. */
const keptSeconds = 400 * 24 * 60 * 60;

const purpose = 'device cookie';

const cookieOf = (id: string, signature: Buffer): string => `${id}.${signature.toString('base64url')}`;

/** What the browser keeps of us, and whether its signature is of the current key. */
const readDevice = (
  cookies: string,
  name: string,
  seals: DeviceOptions['seals'],
): { id?: string; isCurrent: boolean } => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([found]) => found === name)?.[1] ?? '';
  const [id = ''] = value.split('.');
  if (isSameSecret(value, cookieOf(id, seals.digest(purpose, id)))) return { id, isCurrent: true };
  const isOurs = seals.oldDigests(purpose, id).some((signature) => isSameSecret(value, cookieOf(id, signature)));
  return isOurs ? { id, isCurrent: false } : { isCurrent: false };
};

/** Reads the browser's name, or gives it one, which counts from its next request on. */
export const createDeviceHook = ({ seals, isSecureOnly }: DeviceOptions): preHandlerAsyncHookHandler => {
  const name = nameOf(isSecureOnly);
  const terms = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${isSecureOnly ? '; Secure' : ''}`;
  return async (request, reply) => {
    const { id, isCurrent } = readDevice(request.headers.cookie ?? '', name, seals);
    request.deviceId = id;
    // A form that another site posts comes without our cookie, and the answer would replace it.
    if (isCurrent || request.headers['sec-fetch-site'] === 'cross-site') return;
    const kept = id ?? randomBytes(16).toString('base64url');
    reply.header('set-cookie', `${name}=${cookieOf(kept, seals.digest(purpose, kept))}; ${terms}`);
  };
};

/** Gives each browser a name that it can't choose itself, so that one can't pass as several by its `User-Agent`. */
export const tellDevices = (api: FastifyInstance, options: DeviceOptions): void => {
  api.decorateRequest('deviceId', undefined);
  api.addHook('onRequest', createDeviceHook(options));
};

import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/client';
import { knownPlace } from '../../db/schema';

/** Where a login comes from: a device, as far as it tells, and an address. */
export interface Place {
  deviceHash: Buffer;
  /** What it calls itself, fit to be read. */
  device: string;
  /** An address, or the part of one that a household keeps. */
  network: string;
  /** The address itself, for people. */
  address: string;
  /** One text for both, to tell places apart. */
  key: string;
}

const unknown = 'unknown';

const group = (text: string): string => (Number.parseInt(text, 16) || 0).toString(16);

/** Devices change the second half of these every day. */
const firstHalf = (address: string): string => {
  const [plain = ''] = address.split('%');
  const [before = [], after = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map(group).join(':');
};

/** Behind a proxy the address is what a header says, which may be anything. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? `${firstHalf(plain)}::/64` : unknown;
};

const longestDevice = 200;

const readable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, longestDevice);

export const placeOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Place => {
  const agent = headers['user-agent'] ?? '';
  const deviceHash = createHash('sha256').update(agent).digest();
  const network = networkOf(ip);
  return {
    deviceHash,
    device: readable(agent) || unknown,
    network,
    address: network === unknown ? network : ip,
    key: `${deviceHash.toString('hex')} ${network}`,
  };
};

/** For the trader, from what was noted: an operator's doing has no address, and some programs say nothing of themselves. */
export const addressToTell = (address: string | null): string | null =>
  address !== null && isIP(address) !== 0 ? address : null;

export const deviceToTell = (device: string | null): string | null => (device === unknown ? null : device);

/** A place as the tables keep it. */
export type KeptPlace = Pick<Place, 'deviceHash' | 'network'>;

export const createPlaceStore = (queries: Queries) => ({
  isKnown: async (uniqueId: string, { deviceHash, network }: KeptPlace): Promise<boolean> => {
    const isThere = and(
      eq(knownPlace.uniqueId, uniqueId),
      eq(knownPlace.deviceHash, deviceHash),
      eq(knownPlace.address, network),
    );
    return (await queries.select({ seenAt: knownPlace.seenAt }).from(knownPlace).where(isThere)).length > 0;
  },
  remember: async (uniqueId: string, { deviceHash, network }: KeptPlace, seenAt: Date): Promise<void> => {
    await queries
      .insert(knownPlace)
      .values({ uniqueId, deviceHash, address: network, seenAt })
      .onConflictDoUpdate({
        target: [knownPlace.uniqueId, knownPlace.deviceHash, knownPlace.address],
        set: { seenAt },
      });
  },
});

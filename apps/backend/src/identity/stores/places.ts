import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/client';
import { networkOf } from '../../runtime/networkOf';
import { hashToken } from '../secrets/randomness';
import { knownDevice, knownPlace } from '../../db/schema';

const unknown = 'unknown';

/** Where a login comes from: a device, as far as it identifies itself, and an address. */
export interface Place {
  deviceHash: Buffer;
  /** The device's own name, cleaned up for display. */
  device: string;
  /** The address, or the part of it that stays the same for a household. */
  network: string;
  /** The full address, for display. */
  address: string;
  /** Device and network in one string, to tell places apart. */
  key: string;
  /** The browser by our cookie, as a digest; undefined if it sent none. */
  browser: Buffer | undefined;
}

const longestDevice = 200;

const readable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, longestDevice);

type Asking = Pick<FastifyRequest, 'ip' | 'headers'> & { deviceId?: string | undefined };

export const placeOf = ({ ip, headers, deviceId }: Asking): Place => {
  const agent = headers['user-agent'] ?? '';
  const deviceHash = hashToken(agent);
  const network = networkOf(ip);
  return {
    deviceHash,
    device: readable(agent) || unknown,
    network,
    address: network === unknown ? network : ip,
    key: `${deviceHash.toString('hex')} ${network}`,
    browser: deviceId === undefined ? undefined : hashToken(deviceId),
  };
};

/** The recorded address, for display to the trader; null if there is none, as for an operator's action. */
export const addressToTell = (address: string | null): string | null =>
  address !== null && isIP(address) !== 0 ? address : null;

export const deviceToTell = (device: string | null): string | null => (device === unknown ? null : device);

/** A place as it is stored. */
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
  remember: async (
    uniqueId: string,
    { deviceHash, network, browser }: KeptPlace & Partial<Pick<Place, 'browser'>>,
    seenAt: Date,
  ): Promise<void> => {
    await queries
      .insert(knownPlace)
      .values({ uniqueId, deviceHash, address: network, seenAt })
      .onConflictDoUpdate({
        target: [knownPlace.uniqueId, knownPlace.deviceHash, knownPlace.address],
        set: { seenAt },
      });
    if (browser) await queries.insert(knownDevice).values({ uniqueId, device: browser }).onConflictDoNothing();
  },
});

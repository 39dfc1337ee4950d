import { isIP } from 'node:net';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/client';
import { networkOf } from '../../runtime/networkOf';
import { hashToken } from '../secrets/randomness';
import { knownDevice, knownPlace, type loginChallenge } from '../../db/schema';

const unknown = 'unknown';

/** Where a login comes from: a device, which our signed cookie tells, and an address. */
export interface Place {
  /** Digest of the cookie's id; the same for all clients that keep no cookie. */
  deviceHash: Buffer;
  /** The device's own name, cleaned up for display. */
  device: string;
  /** The address, or the part of it that stays the same for a household. */
  network: string;
  /** The full address, for display. */
  address: string;
  /** Tells one device from another: a browser by its cookie, a client that keeps none by its network. */
  key: string;
}

const withoutCookie = hashToken('keeps no cookie');

/** Whether the device is known by its cookie, wherever it is, and not by its network. */
const hasCookie = ({ deviceHash }: Pick<Place, 'deviceHash'>): boolean => !deviceHash.equals(withoutCookie);

const longestDevice = 200;

const readable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, longestDevice);

type Asking = Pick<FastifyRequest, 'ip' | 'headers'> & { deviceId?: string | undefined };

export const placeOf = ({ ip, headers, deviceId }: Asking): Place => {
  const agent = headers['user-agent'] ?? '';
  const deviceHash = deviceId === undefined ? withoutCookie : hashToken(deviceId);
  const network = networkOf(ip);
  return {
    deviceHash,
    device: readable(agent) || unknown,
    network,
    address: network === unknown ? network : ip,
    key: hasCookie({ deviceHash }) ? deviceHash.toString('hex') : `no-cookie ${network}`,
  };
};

/** The recorded address or network, for display to the trader; null if there is none, as for an operator's action. */
export const addressToTell = (address: string | null): string | null =>
  address !== null && isIP(address.replace(/\/64$/, '')) !== 0 ? address : null;

export const deviceToTell = (device: string | null): string | null => (device === unknown ? null : device);

/** A place as it is stored. */
export type KeptPlace = Pick<Place, 'deviceHash' | 'network'>;

/** Which rows of a table are of this device: with a cookie its network says nothing. */
export const ofDevice = (
  table: typeof knownPlace | typeof loginChallenge,
  { deviceHash, network }: KeptPlace,
): SQL | undefined =>
  and(eq(table.deviceHash, deviceHash), hasCookie({ deviceHash }) ? undefined : eq(table.address, network));

export const createPlaceStore = (queries: Queries) => ({
  /** Whether the trader has signed in on this device, or confirmed it. What it calls itself doesn't matter. */
  isKnown: async (uniqueId: string, place: KeptPlace): Promise<boolean> => {
    const found = hasCookie(place)
      ? queries
          .select({ uniqueId: knownDevice.uniqueId })
          .from(knownDevice)
          .where(and(eq(knownDevice.uniqueId, uniqueId), eq(knownDevice.device, place.deviceHash)))
      : queries
          .select({ uniqueId: knownPlace.uniqueId })
          .from(knownPlace)
          .where(and(eq(knownPlace.uniqueId, uniqueId), ofDevice(knownPlace, place)));
    return (await found.limit(1)).length > 0;
  },
  remember: async (uniqueId: string, { deviceHash, network }: KeptPlace, seenAt: Date): Promise<void> => {
    await queries
      .insert(knownPlace)
      .values({ uniqueId, deviceHash, address: network, seenAt })
      .onConflictDoUpdate({
        target: [knownPlace.uniqueId, knownPlace.deviceHash, knownPlace.address],
        set: { seenAt },
      });
    if (hasCookie({ deviceHash }))
      await queries.insert(knownDevice).values({ uniqueId, device: deviceHash }).onConflictDoNothing();
  },
  /** Marks a device that keeps our cookie as signed in; returns whether it was before, or undefined without a cookie. */
  signIn: async (uniqueId: string, { deviceHash }: KeptPlace, at: Date): Promise<boolean | undefined> => {
    if (!hasCookie({ deviceHash })) return undefined;
    const isDevice = and(eq(knownDevice.uniqueId, uniqueId), eq(knownDevice.device, deviceHash));
    const before = await queries
      .select({ at: knownDevice.signedInAt })
      .from(knownDevice)
      .where(and(isDevice, isNotNull(knownDevice.signedInAt)));
    if (before.length === 0) await queries.update(knownDevice).set({ signedInAt: at }).where(isDevice);
    return before.length > 0;
  },
});

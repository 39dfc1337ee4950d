import type { Command } from '../../exchange/commands';
import type { KnownOwner } from '../line/gatewayLine';
import type { World } from './world';

interface Group {
  epoch: number;
  commands: readonly Command[];
}

/** The database: a log of groups, a lease, an epoch that fences off former owners, and sessions. */
export const createStore = (world: World) => {
  const groups: Group[] = [];
  const endedSessions = new Map<string, number>();
  let epoch = 0;
  let lease: { owner: string; url: string | undefined; until: number } | undefined;
  const leaseMs = 6_000;

  return {
    groups,
    endSession: (id: string): void => void endedSessions.set(id, world.now()),
    endedAt: (id: string): number | undefined => endedSessions.get(id),
    heldSessions: async (ids: readonly string[]): Promise<Set<string>> => {
      await world.pause(world.between(0, 3));
      return new Set(ids.filter((id) => !endedSessions.has(id)));
    },
    /** Whether it is this owner's now. */
    claim: (owner: string): boolean => {
      if (lease && lease.until > world.now() && lease.owner !== owner) return false;
      const url = lease?.owner === owner ? lease.url : undefined;
      lease = { owner, url, until: world.now() + leaseMs };
      return true;
    },
    announce: (owner: string, url: string): void => {
      if (lease?.owner === owner) lease = { ...lease, url };
    },
    announced: (): KnownOwner | undefined =>
      lease?.url !== undefined && lease.until > world.now() ? { owner: lease.owner, url: lease.url } : undefined,
    raiseEpoch: (): number => (epoch += 1),
    /** Refuses a group of an owner that has a successor. */
    commit: (group: Group): boolean => {
      if (group.epoch !== epoch) return false;
      groups.push(group);
      return true;
    },
  };
};

export type Store = ReturnType<typeof createStore>;

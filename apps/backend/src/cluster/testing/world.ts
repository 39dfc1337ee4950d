import { chance } from '../../simulation/market/noise';

interface Planned {
  at: number;
  order: number;
  work: () => void;
}

/** Time, chance, and what is to happen, all from one seed: the same seed is the same world. */
export const createWorld = (seed: number) => {
  const planned: Planned[] = [];
  let now = 0;
  let drawn = 0;
  let order = 0;

  const isEarlier = (one: Planned, other: Planned): boolean =>
    one.at === other.at ? one.order < other.order : one.at < other.at;

  /** A binary heap with the earliest first. */
  const put = (one: Planned): void => {
    let place = planned.push(one) - 1;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      const parent = planned[above];
      if (!parent || !isEarlier(one, parent)) break;
      planned[place] = parent;
      place = above;
    }
    planned[place] = one;
  };

  const takeFirst = (): Planned | undefined => {
    const [first] = planned;
    const last = planned.pop();
    if (!first || !last || first === last) return first;
    let place = 0;
    for (;;) {
      const [left, right] = [planned[2 * place + 1], planned[2 * place + 2]];
      const child = right && left && isEarlier(right, left) ? 2 * place + 2 : 2 * place + 1;
      const next = planned[child];
      if (!next || isEarlier(last, next)) break;
      planned[place] = next;
      place = child;
    }
    planned[place] = last;
    return first;
  };

  const random = (): number => chance(seed, (drawn += 1));
  const after = (ms: number, work: () => void): void => put({ at: now + Math.max(0, ms), order: (order += 1), work });

  return {
    now: (): number => now,
    random,
    /** A whole number of at least `from` and below `to`. */
    between: (from: number, to: number): number => from + Math.floor(random() * (to - from)),
    happens: (probability: number): boolean => random() < probability,
    after,
    pause: (ms: number): Promise<void> => new Promise((resolve) => after(ms, resolve)),
    /** Lets everything happen that is planned until then. */
    runUntil: async (end: number): Promise<void> => {
      for (let next = planned[0]; next && next.at <= end; next = planned[0]) {
        takeFirst();
        ({ at: now } = next);
        next.work();
        // Whatever waits for a promise goes on before the next thing happens.
        await new Promise(setImmediate);
      }
      now = end;
    },
  };
};

export type World = ReturnType<typeof createWorld>;

/** `navigator.locks`, which all tabs of a browser share. A page that was not loaded over https has none. */
type Locks = Pick<LockManager, 'request'>;

/** How well a tab is placed to tell of something: it lets those that are placed better go first. */
export type Rank = 0 | 1 | 2 | 3;

export interface TabState {
  isVisible: boolean;
  canSound: boolean;
}

/** Whoever looks at a page has seen it: only where nobody does, a hidden one has to say so. */
export const noticeRank = ({ isVisible }: TabState): Rank => (isVisible ? 0 : 1);

/** Best from where the trader looks; a tab that was not used since it was loaded may not sound at all. */
export const soundRank = ({ isVisible, canSound }: TabState): Rank => {
  if (canSound) return isVisible ? 0 : 1;
  return isVisible ? 2 : 3;
};

/** The live connections of two tabs tell the same thing within less than this. */
const headStartMs = 150;

/** Timers of a hidden tab run up to a second late, and its claim must still find the first one. */
const keptMs = 10_000;

interface ClaimSurroundings {
  locks: Locks | undefined;
  /** Whether the trader's keys go to this page, which is true of one page at most. */
  hasFocus: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Has one tab alone do a thing that all tabs hear of: the first to claim it, and those that are placed best go first. It
 * goes on to do it, without another claim, until it was not wanted for a while.
 */
export const createTabClaims = ({ locks, hasFocus, wait }: ClaimSurroundings) => {
  /** How often each thing was done by this tab since it is this tab's. */
  const ours = new Map<string, number>();

  const doOnce = (thing: string, act: () => void): void => {
    ours.set(thing, (ours.get(thing) ?? 0) + 1);
    act();
  };

  const keep = async (thing: string): Promise<void> => {
    let known: number | undefined;
    while (known !== ours.get(thing)) {
      known = ours.get(thing);
      await wait(keptMs);
    }
    ours.delete(thing);
  };

  return async (thing: string, rank: Rank, act: () => void): Promise<void> => {
    if (!locks) {
      if (hasFocus()) act();
      return;
    }
    if (ours.has(thing)) {
      doOnce(thing, act);
      return;
    }
    await wait(rank * headStartMs);
    await locks.request(`fill ${thing}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      doOnce(thing, act);
      await keep(thing);
    });
  };
};

export type TabClaims = ReturnType<typeof createTabClaims>;

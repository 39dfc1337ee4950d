/** `navigator.locks`, shared by all tabs of a browser. A page that wasn't loaded over https has none. */
type Locks = Pick<LockManager, 'request'>;

/** How suitable a tab is: it waits for more suitable ones to go first. */
export type Rank = 0 | 1 | 2 | 3;

export interface TabState {
  isVisible: boolean;
  canSound: boolean;
}

/** A visible page has already shown the fill: a hidden one only needs to if none is visible. */
export const noticeRank = ({ isVisible }: TabState): Rank => (isVisible ? 0 : 1);

/** Preferably the visible tab; a tab that hasn't been used since it was loaded may not be allowed to play sound. */
export const soundRank = ({ isVisible, canSound }: TabState): Rank => {
  if (canSound) return isVisible ? 0 : 1;
  return isVisible ? 2 : 3;
};

/** The live connections of two tabs deliver the same event within this time. */
const headStartMs = 150;

/** Timers of a hidden tab run up to a second late, and its claim must still find the first one. */
const keptMs = 10_000;

interface ClaimDeps {
  locks: Locks | undefined;
  /** Whether this page has the keyboard focus, which only one page can have. */
  hasFocus: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Lets only one of the tabs that receive an event act on it: the first to claim it, with the most suitable ones going
 * first. It keeps the claim, and acts again without another, until it hasn't been needed for a while.
 */
export const createTabClaims = ({ locks, hasFocus, wait }: ClaimDeps) => {
  /** How often this tab has acted since claiming each thing. */
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

export interface Queued {
  /** The trader who sent it; empty for the exchange's own commands. */
  from: string;
  keys: readonly string[] | undefined;
  endsGroup: boolean;
  /** Is in no group with others. */
  isAlone: boolean;
}

interface FairQueueOptions {
  /** The most commands in one group. */
  groupSize: number;
  /** The most that one trader has in a group, so that a flood doesn't lengthen the commit that others wait for. */
  shareOfOne: number;
  /** The most that may wait, of all and of one trader. */
  mostWaiting: number;
  mostOfOne: number;
}

/** Whether a command fits into a group with those before it. */
const fits = (keysTaken: ReadonlySet<string>, size: number, { keys = [], isAlone }: Queued): boolean =>
  !(isAlone && size > 0) && !keys.some((key) => keysTaken.has(key));

/**
 * Commands that wait. Traders take turns, so that whoever sends many waits behind them alone; one trader's commands
 * never overtake each other. What doesn't fit into a group is the first of the next one.
 */
export const createFairQueue = <Item extends Queued>(options: FairQueueOptions) => {
  const { groupSize, shareOfOne, mostWaiting, mostOfOne } = options;
  /** In the order of their next turns. */
  const lines = new Map<string, Item[]>();
  let size = 0;

  return {
    size: (): number => size,
    /** Returns whether there was room. */
    add: (item: Item): boolean => {
      const line = lines.get(item.from) ?? [];
      if (size >= mostWaiting || (item.from !== '' && line.length >= mostOfOne)) return false;
      line.push(item);
      lines.set(item.from, line);
      size += 1;
      return true;
    },
    nextGroup: (): Item[] => {
      const group: Item[] = [];
      const keysTaken = new Set<string>();
      const counts = new Map<string, number>();
      const served: [string, Item[]][] = [];
      const putBack = (from: string, line: Item[]): void => {
        const count = (counts.get(from) ?? 0) + 1;
        counts.set(from, count);
        if (line.length === 0) return;
        if (count < shareOfOne) lines.set(from, line);
        else served.push([from, line]);
      };
      // A line that is put back behind the others is visited again.
      for (const [from, line] of lines) {
        const [first] = line;
        if (!first || group.length === groupSize || !fits(keysTaken, group.length, first)) break;
        group.push(...line.splice(0, 1));
        lines.delete(from);
        putBack(from, line);
        if (first.endsGroup || first.isAlone) break;
        for (const key of first.keys ?? []) keysTaken.add(key);
      }
      for (const [from, line] of served) lines.set(from, line);
      size -= group.length;
      return group;
    },
    /** Everything that waits, which then doesn't any more. */
    takeAll: (): Item[] => {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
  };
};

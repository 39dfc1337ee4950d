/** What a table holds, and whoever shares its bucket. */
export interface Keyed<Entry> {
  /** A whole number. */
  readonly key: number;
  chained: Entry | undefined;
}

/** Entries by their keys, as a Map has them; with two of these the whole book takes half to two thirds of the time it takes with Maps. */
export interface Table<Entry extends Keyed<Entry>> {
  /** As many as a power of two. */
  buckets: (Entry | undefined)[];
  /** Leaves of 32 bits as many as number the buckets. */
  shift: number;
  size: number;
}

const FEWEST_BITS = 6;
/** 2^32 by the golden ratio: its multiples fall evenly, however regular the keys are. */
const SPREAD = 0x9e37_79b1;

const emptyBuckets = <Entry>(count: number): (Entry | undefined)[] =>
  new Array<Entry | undefined>(count).fill(undefined);

export const createTable = <Entry extends Keyed<Entry>>(): Table<Entry> => ({
  buckets: emptyBuckets(2 ** FEWEST_BITS),
  shift: 32 - FEWEST_BITS,
  size: 0,
});

const bucketOf = (shift: number, key: number): number => Math.imul(key, SPREAD) >>> shift;

export const find = <Entry extends Keyed<Entry>>(table: Table<Entry>, key: number): Entry | undefined => {
  let entry = table.buckets[bucketOf(table.shift, key)];
  while (entry && entry.key !== key) entry = entry.chained;
  return entry;
};

const chain = <Entry extends Keyed<Entry>>({ buckets, shift }: Table<Entry>, entry: Entry): void => {
  const bucket = bucketOf(shift, entry.key);
  entry.chained = buckets[bucket];
  buckets[bucket] = entry;
};

const grow = <Entry extends Keyed<Entry>>(table: Table<Entry>): void => {
  const former = table.buckets;
  table.buckets = emptyBuckets(former.length * 2);
  table.shift -= 1;
  for (let entry of former)
    while (entry) {
      const next: Entry | undefined = entry.chained;
      chain(table, entry);
      entry = next;
    }
};

/** Its key must not be there yet. */
export const add = <Entry extends Keyed<Entry>>(table: Table<Entry>, entry: Entry): void => {
  if (table.size === table.buckets.length) grow(table);
  chain(table, entry);
  table.size += 1;
};

/** Takes out an entry that is there. */
export const drop = <Entry extends Keyed<Entry>>(table: Table<Entry>, entry: Entry): void => {
  const bucket = bucketOf(table.shift, entry.key);
  let before = table.buckets[bucket];
  if (before === entry) table.buckets[bucket] = entry.chained;
  else {
    while (before && before.chained !== entry) before = before.chained;
    if (before) before.chained = entry.chained;
  }
  table.size -= 1;
};

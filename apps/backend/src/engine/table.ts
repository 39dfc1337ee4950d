/** An entry of a table, and the next one in its bucket. */
export interface Keyed<Entry> {
  /** A whole number. */
  readonly key: number;
  chained: Entry | undefined;
}

/** A map of entries by key. With two of these the book takes half to two thirds of the time that it takes with Maps. */
export interface Table<Entry extends Keyed<Entry>> {
  /** Their number is a power of two. */
  buckets: (Entry | undefined)[];
  /** How far to shift a 32-bit hash to get a bucket's index. */
  shift: number;
  size: number;
}

const FEWEST_BITS = 6;
/** 2^32 divided by the golden ratio. Its multiples are spread evenly, however regular the keys are. */
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

/** The key must not exist yet. */
export const add = <Entry extends Keyed<Entry>>(table: Table<Entry>, entry: Entry): void => {
  if (table.size === table.buckets.length) grow(table);
  chain(table, entry);
  table.size += 1;
};

/** Removes an existing entry. */
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

/** Answers whether an id is new. Each is remembered for at least this long, and for less than twice as long. */
export const createSeenIds = (keptMs: number, now: () => number) => {
  let recent = new Set<string>();
  let older = new Set<string>();
  let since = now();
  return (id: string): boolean => {
    if (Math.abs(now() - since) >= keptMs) {
      [older, recent, since] = [recent, new Set(), now()];
    }
    if (recent.has(id) || older.has(id)) return false;
    recent.add(id);
    return true;
  };
};

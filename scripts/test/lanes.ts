/** Works through the list in order, so many at a time; list what takes longest first and all lanes end together. */
export const inLanes = async <Item, Outcome>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Outcome[]>,
): Promise<Outcome[]> => {
  const waiting = [...items];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) outcomes.push(...(await work(item)));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
};

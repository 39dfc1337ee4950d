import type { Pact } from './pact';

/** The states that an interaction needs, each once. */
type Needs = readonly string[];

export const needsIn = (pacts: readonly Pact[]): Needs[] =>
  pacts.flatMap(({ interactions }) =>
    interactions.map(({ providerStates = [] }) => [...new Set(providerStates.map(({ name }) => name))]),
  );

export interface Step {
  /** The state that is added; none before the first. */
  added: string | undefined;
  /** How many interactions are possible by then, in each list. */
  reached: number[];
}

const possible = (list: readonly Needs[], built: ReadonlySet<string>): number =>
  list.filter((needs) => needs.every((name) => built.has(name))).length;

/** The states that an interaction still lacks and that make the most interactions possible, for each of them. */
const bestNext = (list: readonly Needs[], built: ReadonlySet<string>): Needs => {
  const gainOf = (missing: Needs): number =>
    (possible(list, new Set([...built, ...missing])) - possible(list, built)) / missing.length;
  const candidates = list.map((needs) => needs.filter((name) => !built.has(name))).filter((needs) => needs.length > 0);
  let best: { missing: Needs; gain: number } = { missing: [], gain: 0 };
  for (const missing of candidates) {
    const gain = gainOf(missing);
    if (gain > best.gain) best = { missing, gain };
  }
  return best.missing;
};

/** The order to build states in: those for the first list come first. */
export const buildingOrder = (...lists: (readonly Needs[])[]): Step[] => {
  const built = new Set<string>();
  const step = (added?: string): Step => ({ added, reached: lists.map((list) => possible(list, built)) });
  const steps = [step()];
  for (const list of lists) {
    for (let missing = bestNext(list, built); missing.length > 0; missing = bestNext(list, built)) {
      for (const name of missing) {
        built.add(name);
        steps.push(step(name));
      }
    }
  }
  return steps;
};

import type { Fault } from './photograph';

/** One line per fault of a page, with all the looks it was seen in. */
export const faultLines = (faults: readonly Fault[]): string[] => {
  const seenIn = new Map<string, Set<string>>();
  for (const { title, complaint, look } of faults) {
    const line = `${title}  ${complaint}`;
    seenIn.set(line, (seenIn.get(line) ?? new Set()).add(look));
  }
  return [...seenIn].map(([line, looks]) => `${line}  (${[...looks].sort().join(', ')})`).sort();
};

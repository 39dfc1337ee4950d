import type { Fault } from './photograph';

/** One line for each thing that is wrong with a page, however often it was looked at. */
export const faultLines = (faults: readonly Fault[]): string[] => {
  const seenIn = new Map<string, Set<string>>();
  for (const { title, complaint, look } of faults) {
    const line = `${title}  ${complaint}`;
    seenIn.set(line, (seenIn.get(line) ?? new Set()).add(look));
  }
  return [...seenIn].map(([line, looks]) => `${line}  (${[...looks].sort().join(', ')})`).sort();
};

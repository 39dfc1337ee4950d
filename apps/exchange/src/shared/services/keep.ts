import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useServices, type Services } from './services';

/** An application that runs: what it was made of, and what it has loaded. */
export interface RunningApp {
  services: Services;
  queries: QueryClient;
}

export const useRunningApp = (): RunningApp => ({ services: useServices(), queries: useQueryClient() });

export interface Keep<Kept> {
  /** What is kept under this name, made now where nothing is. */
  of: (queries: QueryClient, name: string, make: () => Kept) => Kept;
  drop: (queries: QueryClient, name: string) => void;
}

/** What an application has once of a name, and keeps while the screen that asked for it is not there. */
export const createKeep = <Kept>(): Keep<Kept> => {
  const keeps = new WeakMap<QueryClient, Map<string, Kept>>();
  const keptBy = (queries: QueryClient): Map<string, Kept> => {
    const kept = keeps.get(queries) ?? new Map<string, Kept>();
    keeps.set(queries, kept);
    return kept;
  };
  return {
    of: (queries, name, make) => {
      const kept = keptBy(queries);
      const one = kept.get(name) ?? make();
      kept.set(name, one);
      return one;
    },
    drop: (queries, name) => void keptBy(queries).delete(name),
  };
};

import { queryOptions } from '@tanstack/react-query';
import type { Config } from './config';

/** What an operator opens and closes while the page is open; all other settings are only read at the start. */
export interface Switches {
  /** Whether home says that the exchange is about to close. */
  closure: boolean;
  /** Whether home says that a demo is nevertheless open. */
  demo: boolean;
  /** Only withdrawals are open. */
  withdrawOnly: boolean;
  registrationOpen: boolean;
  stakingOpen: boolean;
}

export const switchesOf = ({ notices, registrationOpen, stakingOpen }: Config): Switches => ({
  ...notices,
  registrationOpen,
  stakingOpen,
});

export const switchesKey = ['switches'];

interface Source {
  config: Config;
  loadSwitches: () => Promise<Switches | undefined>;
}

/** An open tab picks up a switch within a minute. */
const learnMs = 50_000;

export const switchesQuery = ({ config, loadSwitches }: Source) =>
  queryOptions({
    queryKey: switchesKey,
    // If settings can't be loaded or have become invalid, the last known ones stay.
    queryFn: async ({ client }) =>
      (await loadSwitches()) ?? client.getQueryData<Switches>(switchesKey) ?? switchesOf(config),
    initialData: () => switchesOf(config),
    staleTime: learnMs,
    refetchInterval: learnMs,
  });

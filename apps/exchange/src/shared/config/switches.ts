import { queryOptions } from '@tanstack/react-query';
import type { Config } from './config';

/** What an operator opens and closes while the page is open; every other setting is read once, at its start. */
export interface Switches {
  /** Whether home says that the exchange is about to close. */
  closure: boolean;
  /** Whether home says what is open on a demo all the same. */
  demo: boolean;
  /** Nothing but withdrawals is open. */
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

/** An open tab learns of a switch within a minute. */
const learnMs = 50_000;

export const switchesQuery = ({ config, loadSwitches }: Source) =>
  queryOptions({
    queryKey: switchesKey,
    // Settings that cannot be loaded, or are broken by now, leave what is known.
    queryFn: async ({ client }) =>
      (await loadSwitches()) ?? client.getQueryData<Switches>(switchesKey) ?? switchesOf(config),
    initialData: () => switchesOf(config),
    staleTime: learnMs,
    refetchInterval: learnMs,
  });

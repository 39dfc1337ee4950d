import { useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { useServices } from '#shared/services/services.ts';

/** Forgotten with everything else about the trader on signing out, and never stored on the device. */
const freshKey = (userId: string): QueryKey => [...traderKey(userId), 'security', 'freshRecoveryCodes'];

/** The exchange shows codes once, so they stay here until their trader has stored them, on whatever screen. */
export const keepFreshCodes = (queries: QueryClient, userId: string, codes: readonly string[]): void => {
  queries.setQueryDefaults(freshKey(userId), { gcTime: Infinity });
  queries.setQueryData(freshKey(userId), codes);
};

export const forgetFreshCodes = (queries: QueryClient, userId: string): void => {
  queries.setQueryData(freshKey(userId), null);
};

/** The codes that are still to be stored. The browser asks before the page is closed with them. */
export const useFreshCodes = (userId: string): readonly string[] | undefined => {
  const { page } = useServices();
  const { data } = useQuery<readonly string[] | null>({
    queryKey: freshKey(userId),
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  });
  const codes = data ?? undefined;
  useEffect(() => {
    if (!codes) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    page.addEventListener('beforeunload', ask);
    return () => page.removeEventListener('beforeunload', ask);
  }, [codes, page]);
  return codes;
};

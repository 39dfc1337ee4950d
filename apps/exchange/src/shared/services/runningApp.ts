import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, type Services } from './services';

/** A running application: its services and its loaded data. */
export interface RunningApp {
  services: Services;
  queries: QueryClient;
}

export const useRunningApp = (): RunningApp => {
  const services = useServices();
  const queries = useQueryClient();
  return useMemo(() => ({ services, queries }), [services, queries]);
};

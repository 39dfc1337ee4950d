import { Toasts } from '@exchange/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ServicesContext, type Services } from '#shared/services/services.ts';
import { createQueries } from '../createQueries';

interface InAppProps {
  services: Services;
  /** Pass them if the story itself reads or reloads them. */
  queries?: QueryClient | undefined;
  /** The address. */
  at?: string;
  children: ReactNode;
}

/** A part of the running application, with its messages. The frame of the whole application has its own. */
export const InApp = ({ services, queries, at = '/', children }: InAppProps) => {
  const [client] = useState(() => queries ?? createQueries(services));
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </QueryClientProvider>
      <Toasts store={services.toasts} />
    </ServicesContext>
  );
};

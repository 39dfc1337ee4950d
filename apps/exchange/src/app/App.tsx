import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { ServicesContext, type Services } from '#shared/services/services.ts';
import { routes } from './routes';

const Screens = () => useRoutes(routes);

export interface AppProps {
  services: Services;
  queries: QueryClient;
}

export const App = ({ services, queries }: AppProps) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </QueryClientProvider>
  </ServicesContext>
);

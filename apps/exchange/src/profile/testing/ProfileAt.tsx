import { Toasts } from '@exchange/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueries } from '../../app/session/createQueries';
import { ServicesContext } from '../../shared/services/services';
import { ProfileScreen } from '../ProfileScreen';
import type { createScriptedProfile } from './scriptedProfile';

/** For what a story has to know of the address. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
};

interface ProfileAtProps {
  address: string;
  exchange: ReturnType<typeof createScriptedProfile>;
  /** For the captcha. */
  random?: () => number;
}

/** The profile page on the whole application. */
export const ProfileAt = ({ address, exchange: { services }, random }: ProfileAtProps) => (
  <MemoryRouter initialEntries={[address]}>
    <ServicesContext value={services}>
      <QueryClientProvider client={createQueries(services)}>
        <ProfileScreen random={random} />
        <Address />
        <Toasts store={services.toasts} />
      </QueryClientProvider>
    </ServicesContext>
  </MemoryRouter>
);

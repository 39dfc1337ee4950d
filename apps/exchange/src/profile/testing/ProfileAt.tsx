import { Toasts } from '@exchange/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueries } from '../../app/session/createQueries';
import { ServicesContext } from '../../shared/services/services';
import { ProfileScreen } from '../ProfileScreen';
import type { createScriptedProfile } from '../../app/testing/scriptedProfile';

/** For what a story has to know of the address. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
};

interface ProfileAtProps {
  address: string;
  exchange: Pick<ReturnType<typeof createScriptedProfile>, 'services'>;
  /** Where a story loads something again by itself; one of its own otherwise. */
  queries?: QueryClient;
  /** For the captcha. */
  random?: () => number;
}

/** The profile page in the full application. */
export const ProfileAt = ({
  address,
  exchange: { services },
  queries = createQueries(services),
  random,
}: ProfileAtProps) => (
  <MemoryRouter initialEntries={[address]}>
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <ProfileScreen random={random} />
        <Address />
        <Toasts store={services.toasts} />
      </QueryClientProvider>
    </ServicesContext>
  </MemoryRouter>
);

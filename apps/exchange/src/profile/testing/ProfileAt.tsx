import { Toasts } from '@exchange/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueries } from '../../app/session/createQueries';
import { paths } from '../../shared/page/paths';
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
  /** What stands above every page, such as links that lead away and back. */
  navigation?: ReactNode;
}

/** The profile page in the full application. */
export const ProfileAt = ({
  address,
  exchange: { services },
  queries = createQueries(services),
  random,
  navigation,
}: ProfileAtProps) => (
  <MemoryRouter initialEntries={[address]}>
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        {navigation}
        <Routes>
          <Route path={paths.profile} element={<ProfileScreen random={random} />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <Address />
        <Toasts store={services.toasts} />
      </QueryClientProvider>
    </ServicesContext>
  </MemoryRouter>
);

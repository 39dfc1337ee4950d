import { Toasts } from '@exchange/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueries } from '../../app/session/createQueries';
import { paths } from '../../shared/page/paths';
import { ServicesContext } from '../../shared/services/services';
import { ProfileScreen } from '../ProfileScreen';
import type { createScriptedProfile } from '../../app/testing/scriptedProfile';

/** Shows the address to stories. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
};

interface ProfileAtProps {
  address: string;
  exchange: Pick<ReturnType<typeof createScriptedProfile>, 'services'>;
  /** For a story that reloads something itself; created here if left out. */
  queries?: QueryClient;
  /** Picks the captcha's number. */
  random?: () => number;
  /** Above every page, for example links away and back. */
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

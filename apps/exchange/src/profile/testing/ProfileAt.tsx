import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { InApp } from '../../app/testing/InApp';
import { paths } from '../../shared/page/paths';
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
  /** For a story that reloads something itself. */
  queries?: QueryClient;
  /** Picks the captcha's number. */
  random?: () => number;
  /** Above every page, for example links away and back. */
  navigation?: ReactNode;
}

/** The profile page in the full application. */
export const ProfileAt = ({ address, exchange: { services }, queries, random, navigation }: ProfileAtProps) => (
  <InApp services={services} queries={queries} at={address}>
    {navigation}
    <Routes>
      <Route path={paths.profile} element={<ProfileScreen random={random} />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
    <Address />
  </InApp>
);

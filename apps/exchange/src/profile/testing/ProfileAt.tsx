import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { InApp } from '#entities/testing/InApp.tsx';
import { paths } from '#shared/page/paths.ts';
import { ProfileTabs, type ProfileTabsProps } from '../ProfileTabs';
import type { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

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
  /** The tabs of other areas, for a story that opens one. */
  others?: ProfileTabsProps['others'];
  /** Picks the captcha's number. */
  random?: () => number;
  /** Above every page, for example links away and back. */
  navigation?: ReactNode;
}

const noOthers: ProfileTabsProps['others'] = { kyc: () => null, referral: () => null };

/** The profile page in the full application. */
export const ProfileAt = (props: ProfileAtProps) => {
  const { address, exchange, queries, others = noOthers, random, navigation } = props;
  return (
    <InApp services={exchange.services} queries={queries} at={address}>
      {navigation}
      <Routes>
        <Route path={paths.profile} element={<ProfileTabs others={others} random={random} />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Address />
    </InApp>
  );
};

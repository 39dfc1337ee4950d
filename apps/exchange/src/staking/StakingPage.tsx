import { stakingTexts } from '@exchange/domain';
import { TabLink, TabLinks } from '@exchange/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/page/paths.ts';

const screens = [
  { to: paths.staking, name: stakingTexts.navigation.staking },
  { to: paths.stakingOrders, name: stakingTexts.navigation.orders },
  { to: paths.stakingRewards, name: stakingTexts.navigation.rewards },
] as const;

/** One of the three staking screens, with links to the others. */
export const StakingPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title}>
    <TabLinks label={stakingTexts.navigation.staking}>
      {screens.map(({ to, name }) => (
        <TabLink key={to} asChild>
          <NavLink to={to} end>
            {name}
          </NavLink>
        </TabLink>
      ))}
    </TabLinks>
    {children}
  </Page>
);

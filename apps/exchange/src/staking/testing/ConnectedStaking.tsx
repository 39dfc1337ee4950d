import { ok, type Answers } from '@exchange/api/testing';
import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { InApp } from '#entities/testing/InApp.tsx';
import { createQueries } from '#entities/createQueries.ts';
import type { Config } from '#shared/config/config.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import type { TestEnvironmentOptions } from '#shared/testing/testEnvironment.ts';
import { paths } from '#shared/page/paths.ts';
import { StakingOrdersScreen } from '../StakingOrdersScreen';
import { StakingRewardsScreen } from '../StakingRewardsScreen';
import { StakingScreen } from '../StakingScreen';

export interface StakingApplication {
  exchange: ReturnType<typeof createScriptedProfile>;
  queries: QueryClient;
  path: string;
}

/** An exchange where staking is open, and a trader with two-factor and a million XDC. */
export const applicationAt = (
  path: string,
  answers: Answers = {},
  browser: TestEnvironmentOptions = {},
  config: Partial<Config> = {},
): StakingApplication => {
  const exchange = createScriptedProfile(
    {
      stakingPool: 'open',
      stakingDetails: 'stakes',
      stakingRewards: 'rewards',
      balances: ok({ data: [{ symbol: 'XDC', balance: '1000000' }] }),
      tfaStatus: 'on',
      ...answers,
    },
    browser,
    {},
    config,
  );
  exchange.setProfile({ tfaStatus: 'enable' });
  return { exchange, queries: createQueries(exchange.services), path };
};

const screens = [
  [paths.staking, StakingScreen],
  [paths.stakingOrders, StakingOrdersScreen],
  [paths.stakingRewards, StakingRewardsScreen],
] as const;

export const ConnectedStaking = ({ exchange: { services }, queries, path }: StakingApplication) => (
  <InApp services={services} queries={queries} at={path}>
    <Routes>
      {screens.map(([place, Screen]) => (
        <Route key={place} path={place} element={<Screen />} />
      ))}
      <Route path="*" element={<p>Another screen</p>} />
    </Routes>
  </InApp>
);

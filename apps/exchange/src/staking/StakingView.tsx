import { stakingKinds, stakingTexts, windDownTexts, type StakingKind } from '@exchange/domain';
import { Banner, Tab, TabList, TabPanel, Tabs } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Pool, type PoolState } from './pool/Pool';
import { StakingPage } from './StakingPage';
import { screenTexts as texts } from './texts';

export interface StakingViewProps {
  kind: StakingKind;
  onKindChange: (kind: StakingKind) => void;
  /** The reason that staking is closed; undefined while it is open. */
  closedBy: 'switch' | 'cap' | 'wind-down' | undefined;
  pool: PoolState;
  /** The chosen kind. */
  children: ReactNode;
}

const closedTexts = { switch: stakingTexts.closed, cap: stakingTexts.closed, 'wind-down': windDownTexts.staking };

/** Both kinds of staking, and the pool they go into. */
export const StakingView = ({ kind, onKindChange, closedBy, pool, children }: StakingViewProps) => (
  <StakingPage title={stakingTexts.navigation.staking}>
    {closedBy && (
      <Banner tone="warning" aria-label={texts.stopped}>
        {closedTexts[closedBy]}
      </Banner>
    )}
    {/* While an operator has stopped staking, the pool's room would contradict the banner. */}
    {(closedBy === undefined || closedBy === 'cap') && <Pool state={pool} />}
    <Tabs
      value={kind}
      onValueChange={(value) => {
        const chosen = stakingKinds.find((each) => each === value);
        if (chosen !== undefined) onKindChange(chosen);
      }}
    >
      <TabList label={texts.kinds}>
        {stakingKinds.map((each) => (
          <Tab key={each} value={each}>
            {stakingTexts.kinds[each]}
          </Tab>
        ))}
      </TabList>
      {stakingKinds.map((each) => (
        <TabPanel key={each} value={each}>
          {each === kind && children}
        </TabPanel>
      ))}
    </Tabs>
  </StakingPage>
);

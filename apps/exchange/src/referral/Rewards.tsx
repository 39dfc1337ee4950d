import { formatReward, referralReward } from '@exchange/domain';
import { Amount, Card, Stat, StatList } from '@exchange/ui';
import { earningsOf, type Earnings } from './earnings';
import { ProgressBadge } from './ProgressBadge';
import type { Referrals, Referred } from '#entities/referrals/referral.ts';
import * as styles from './ReferralView.css';
import { earningsTexts as texts } from './texts';

const nothing: Earnings = { currency: referralReward.asset, earned: '0', pending: '0' };

const Coin = ({ currency, earned, pending, isLoading }: Earnings & { isLoading: boolean }) => (
  <StatList>
    <Stat label={texts.earned} isLoading={isLoading} loadingWidth="10ch">
      <Amount amount={earned} figure={formatReward(earned)} unit={currency} isLive />
    </Stat>
    <Stat label={texts.pending} isLoading={isLoading} loadingWidth="10ch">
      <Amount amount={pending} figure={formatReward(pending)} unit={currency} isLive />
    </Stat>
  </StatList>
);

const Welcome = ({ of: { name, amount, currency, referred } }: { of: Referred }) => (
  <p className={styles.welcome}>
    <span>{texts.welcome(name)}</span>
    <Amount amount={amount} figure={formatReward(amount)} unit={currency} />
    <ProgressBadge progress={referred} />
  </p>
);

/** Rewards earned and outstanding, to the last unit. Undefined while they load. */
export const Rewards = ({ referrals }: { referrals: Referrals | undefined }) => {
  const earnings = referrals ? earningsOf(referrals) : [];
  return (
    <Card title={texts.title}>
      <div className={styles.earnings}>
        {(earnings.length > 0 ? earnings : [nothing]).map((coin) => (
          <Coin key={coin.currency} {...coin} isLoading={referrals === undefined} />
        ))}
        {referrals?.welcome && <Welcome of={referrals.welcome} />}
      </div>
    </Card>
  );
};

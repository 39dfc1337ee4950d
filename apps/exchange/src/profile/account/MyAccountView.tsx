import { kycLabel, type KycStatus, type WithdrawalObstacle } from '@exchange/domain';
import { Badge, Card, CopyField, Countdown, Link } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Columns } from '#shared/page/Columns.tsx';
import { SafetyCard } from './SafetyCard';
import { Link as RouterLink } from 'react-router-dom';
import { kycTones } from '#entities/profile/kycTones.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { queryOfProfilePlace } from '../profilePlace';
import { accountTexts as texts } from '../texts';
import * as styles from './MyAccountView.css';

export interface MyAccountViewProps {
  profile: Profile;
  /** What keeps withdrawals locked: no obstacle if they are enabled, `undefined` while that isn't known. */
  withdrawals: { obstacle: WithdrawalObstacle | undefined; opensAt: number | undefined } | undefined;
  now: () => number;
}

const Fact = ({ name, children, more }: { name: string; children: ReactNode; more?: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      {children}
      {more}
    </dd>
  </div>
);

const KycHint = ({ status }: { status: KycStatus }) => {
  const hint = texts.kycHints[status];
  if (hint === '') return null;
  return (
    <>
      <span className={styles.hint}>{hint}</span>
      <Link asChild>
        <RouterLink to={{ search: queryOfProfilePlace('kyc').toString() }}>{texts.kycWays[status]}</RouterLink>
      </Link>
    </>
  );
};

const Withdrawals = ({ withdrawals, now }: Pick<MyAccountViewProps, 'withdrawals' | 'now'>) => {
  if (withdrawals === undefined) return null;
  const { obstacle, opensAt } = withdrawals;
  if (obstacle === undefined) return <Fact name={texts.withdrawals}>{texts.withdrawalsOpen}</Fact>;
  if (obstacle !== 'waitingPeriod') return <Fact name={texts.withdrawals}>{texts.withdrawalsClosed[obstacle]}</Fact>;
  return (
    <Fact name={texts.withdrawals}>
      {opensAt === undefined ? (
        texts.withdrawalsWaitingUnknown
      ) : (
        <Countdown deadline={opensAt} now={now} format={texts.withdrawalsWaiting} />
      )}
    </Fact>
  );
};

/** The trader's account details, read-only, and how safe the account is. */
export const MyAccountView = ({ profile, withdrawals, now }: MyAccountViewProps) => {
  const { firstName, lastName, email, kyc, referralCode, secondFactor } = profile;
  return (
    <Columns of="facts" aside={<SafetyCard profile={profile} />}>
      <Card
        title={texts.details}
        actions={
          <Link asChild>
            <RouterLink to={{ search: queryOfProfilePlace('edit').toString() }}>{texts.edit}</RouterLink>
          </Link>
        }
      >
        <dl className={styles.facts}>
          <Fact name={texts.name}>{`${firstName} ${lastName}`}</Fact>
          <Fact name={texts.email}>{email}</Fact>
          <Fact name={texts.kyc} more={<KycHint status={kyc} />}>
            <Badge tone={kycTones[kyc]}>{kycLabel(kyc)}</Badge>
          </Fact>
          <Fact
            name={texts.twoFactor}
            more={
              <Link asChild>
                <RouterLink to={{ search: queryOfProfilePlace('security').toString() }}>{texts.toSecurity}</RouterLink>
              </Link>
            }
          >
            <Badge tone={secondFactor === 'app' ? 'success' : 'neutral'}>{texts.twoFactorStates[secondFactor]}</Badge>
          </Fact>
          <Withdrawals withdrawals={withdrawals} now={now} />
          {referralCode === undefined && <Fact name={texts.referralCode}>{texts.noReferralCode}</Fact>}
        </dl>
        {referralCode !== undefined && (
          <div className={styles.referral}>
            <CopyField label={texts.referralCode} value={referralCode} />
          </div>
        )}
      </Card>
    </Columns>
  );
};

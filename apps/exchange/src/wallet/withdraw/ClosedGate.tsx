import { withdrawalObstacleText, type WithdrawalObstacle } from '@exchange/domain';
import { Countdown, Link } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { partPaths } from '#shared/page/paths.ts';
import { gateTexts as texts } from './texts';
import * as styles from './withdraw.css';

export interface ClosedGateProps {
  obstacle: WithdrawalObstacle;
  /** When the 24 hours end, if known. */
  opensAt: number | undefined;
  now: () => number;
}

const Way = ({ lead, to, children }: { lead: string; to: string; children: string }) => (
  <>
    <p className={styles.text}>{lead}</p>
    <div className={styles.ways}>
      <Link asChild>
        <RouterLink to={to}>{children}</RouterLink>
      </Link>
    </div>
  </>
);

const Waiting = ({ opensAt, now }: Pick<ClosedGateProps, 'opensAt' | 'now'>) => {
  if (opensAt === undefined) return <p className={styles.text}>{texts.waitingUnknown}</p>;
  return (
    <>
      <p className={styles.text}>
        <Countdown deadline={opensAt} now={now} format={texts.waiting} />
      </p>
      <p className={styles.secondary}>{texts.waitingEnd}</p>
    </>
  );
};

/** Instead of the form: what is missing before anything can be withdrawn, with a link to it. */
export const ClosedGate = ({ obstacle, opensAt, now }: ClosedGateProps) => {
  const ways: Readonly<Record<WithdrawalObstacle, ReactNode>> = {
    kyc: (
      <Way lead={texts.kycLead} to={partPaths.kyc}>
        {texts.kycWay}
      </Way>
    ),
    kycReview: <p className={styles.text}>{texts.kycReview}</p>,
    twoFactor: (
      <Way lead={texts.twoFactorLead} to={partPaths.security}>
        {texts.twoFactorWay}
      </Way>
    ),
    waitingPeriod: <Waiting opensAt={opensAt} now={now} />,
  };
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{withdrawalObstacleText(obstacle)}</p>
      {ways[obstacle]}
    </div>
  );
};

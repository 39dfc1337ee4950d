import { stakingTexts } from '@exchange/domain';
import type { StakingObstacle } from '@exchange/machines';
import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '#shared/page/Notice.tsx';
import { partPaths, paths } from '#shared/page/paths.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { gateTexts as texts } from '../texts';
import * as styles from './stake.css';

/** What a trader must do first. That staking is stopped is shown above, for the whole screen. */
export const Gate = ({ obstacle }: { obstacle: StakingObstacle | undefined }) => {
  if (obstacle === 'visitor') {
    return (
      <Notice>
        <p className={styles.text}>
          <Link asChild>
            <SignInLink to={paths.login}>{stakingTexts.loginNeeded}</SignInLink>
          </Link>{' '}
          {texts.visitor}
        </p>
      </Notice>
    );
  }
  if (obstacle === 'twoFactor') {
    return (
      <Notice tone="warning">
        <p className={styles.text}>
          <Link asChild>
            <RouterLink to={partPaths.security}>{stakingTexts.twoFactorNeeded}</RouterLink>
          </Link>{' '}
          {texts.twoFactor}
        </p>
      </Notice>
    );
  }
  return null;
};

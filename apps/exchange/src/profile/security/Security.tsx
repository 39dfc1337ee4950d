import type { Profile } from '#entities/profile/profile.ts';
import { AntiPhishing } from './antiPhishing/AntiPhishing';
import { ApiKeys } from './apiKeys/ApiKeys';
import { SecurityLog } from './log/SecurityLog';
import * as styles from './Security.css';
import { Sessions } from './sessions/Sessions';
import { TwoFactor } from './twoFactor/TwoFactor';

/** Account security. Sections that the server doesn't have are hidden. */
export const Security = ({ profile }: { profile: Profile }) => (
  <>
    <div className={styles.pair}>
      <TwoFactor profile={profile} />
      {profile.antiPhishingWord !== undefined && <AntiPhishing word={profile.antiPhishingWord} />}
    </div>
    <Sessions />
    <SecurityLog />
    <ApiKeys />
  </>
);

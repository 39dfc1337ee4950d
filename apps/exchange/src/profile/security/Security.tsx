import type { Profile } from '#entities/profile/profile.ts';
import { OwnConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import { AntiPhishing } from './antiPhishing/AntiPhishing';
import { ApiKeys } from './apiKeys/ApiKeys';
import { SecurityLog } from './log/SecurityLog';
import { Passkeys } from './passkeys/Passkeys';
import * as styles from './Security.css';
import { Sessions } from './sessions/Sessions';
import { TwoFactor } from './twoFactor/TwoFactor';

/** Account security. Sections that the server doesn't have are hidden. */
export const Security = ({ profile }: { profile: Profile }) => (
  <OwnConfirmWays>
    <div className={styles.pair}>
      <TwoFactor profile={profile} />
      {profile.antiPhishingWord !== undefined && <AntiPhishing word={profile.antiPhishingWord} />}
    </div>
    {profile.passkeyCount !== undefined && <Passkeys />}
    <Sessions />
    <SecurityLog />
    <ApiKeys />
  </OwnConfirmWays>
);

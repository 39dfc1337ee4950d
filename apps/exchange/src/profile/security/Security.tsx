import type { Profile } from '#entities/profile/profile.ts';
import { AntiPhishing } from './antiPhishing/AntiPhishing';
import { ApiKeys } from './apiKeys/ApiKeys';
import { SecurityLog } from './log/SecurityLog';
import { Sessions } from './sessions/Sessions';
import { TwoFactor } from './twoFactor/TwoFactor';

/** Account security. Sections that the server doesn't have are hidden. */
export const Security = ({ profile }: { profile: Profile }) => (
  <>
    <TwoFactor profile={profile} />
    {profile.antiPhishingWord !== undefined && <AntiPhishing word={profile.antiPhishingWord} />}
    <Sessions />
    <SecurityLog />
    <ApiKeys />
  </>
);

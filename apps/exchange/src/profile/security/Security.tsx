import type { Profile } from '../profile';
import { AntiPhishing } from './antiPhishing/AntiPhishing';
import { ApiKeys } from './apiKeys/ApiKeys';
import { SecurityLog } from './log/SecurityLog';
import { Sessions } from './sessions/Sessions';

/** How the account is kept safe. Parts that the server does not have are not shown. */
export const Security = ({ profile: { antiPhishingWord } }: { profile: Profile }) => (
  <>
    {antiPhishingWord !== undefined && <AntiPhishing word={antiPhishingWord} />}
    <Sessions />
    <SecurityLog />
    <ApiKeys />
  </>
);

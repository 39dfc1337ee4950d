import type { Profile } from '../profile';
import { TwoFactor } from './twoFactor/TwoFactor';

/** How the account is kept safe. */
export const Security = ({ profile }: { profile: Profile }) => <TwoFactor profile={profile} />;

import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyAccount } from './account/MyAccount';
import { Referral } from '../referral/Referral';
import { ChangePassword } from './changePassword/ChangePassword';
import { EditProfile } from './edit/EditProfile';
import type { Profile } from './profile';
import { queryOfProfilePlace, readProfilePlace, type ProfilePlace } from './profilePlace';
import { ProfileView } from './ProfileView';
import { Security } from './security/Security';
import { useProfile } from './useProfile';

const tabs: Readonly<Record<ProfilePlace, ComponentType<{ profile: Profile }>>> = {
  account: MyAccount,
  password: ChangePassword,
  edit: EditProfile,
  security: Security,
  referral: ({ profile: { email, referralCode } }) => <Referral email={email} code={referralCode} />,
};

/** The trader's own page. The tab stands in the address. */
export const ProfileScreen = () => {
  const [query, setQuery] = useSearchParams();
  const place = readProfilePlace(query);
  const Tab = tabs[place];
  return (
    <ProfileView place={place} onPlaceChange={(next) => setQuery(queryOfProfilePlace(next))} state={useProfile()}>
      {(profile) => <Tab profile={profile} />}
    </ProfileView>
  );
};

import { showsKycTab } from '@exchange/domain';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CountriesState } from '../shared/countries/countries';
import { useCountries } from '../shared/countries/useCountries';
import { MyAccount } from './account/MyAccount';
import { Referral } from '../referral/Referral';
import { ChangePassword } from './changePassword/ChangePassword';
import { EditProfile } from './edit/EditProfile';
import { KycTab } from './kyc/KycTab';
import type { Profile } from './profile';
import { profilePlaces, queryOfProfilePlace, readProfilePlace, type ProfilePlace } from './profilePlace';
import { ProfileView } from './ProfileView';
import { Security } from './security/Security';
import { useProfile, type ProfileState } from './useProfile';

interface ProfileScreenProps {
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

interface TabProps extends ProfileScreenProps {
  profile: Profile;
  countries: CountriesState;
}

const tabs: Readonly<Record<ProfilePlace, ComponentType<TabProps>>> = {
  account: MyAccount,
  password: ChangePassword,
  edit: EditProfile,
  security: Security,
  kyc: KycTab,
  referral: ({ profile: { email, referralCode } }) => <Referral email={email} code={referralCode} />,
};

/** The tab can't be filled in without the list of countries, so it waits like the rest. */
const untilCountries = (state: ProfileState, place: ProfilePlace, countries: CountriesState): ProfileState =>
  place === 'kyc' && state.kind === 'ready' && countries.kind === 'loading' ? { kind: 'loading' } : state;

/** The trader's own page. The tab is kept in the address. */
export const ProfileScreen = ({ random }: ProfileScreenProps) => {
  const [query, setQuery] = useSearchParams();
  const state = useProfile();
  const profile = state.kind === 'ready' ? state.profile : undefined;
  const needsCountries = profile !== undefined && profile.kyc !== 'Approved';
  const countries = useCountries({ isWanted: needsCountries });
  const place = readProfilePlace(query);
  if (place === 'kyc' && profile?.kyc === 'Approved') return <Navigate to={{ search: '' }} replace />;
  const hasKyc = showsKycTab({
    hasProfile: profile !== undefined,
    hasCountries: countries.kind === 'ready',
    documentStatus: profile?.kyc,
  });
  const Tab = tabs[place];
  return (
    <ProfileView
      place={place}
      places={profilePlaces.filter((each) => each !== 'kyc' || hasKyc)}
      onPlaceChange={(next) => setQuery(queryOfProfilePlace(next))}
      state={untilCountries(state, place, countries)}
    >
      {(shown) => <Tab profile={shown} countries={countries} random={random} />}
    </ProfileView>
  );
};

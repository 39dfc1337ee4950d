import { showsKycTab } from '@exchange/domain';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CountriesState } from '#shared/countries/countries.ts';
import { useCountries } from '#shared/countries/useCountries.ts';
import { MyAccount } from './account/MyAccount';
import { ChangePassword } from './changePassword/ChangePassword';
import { EditProfile } from './edit/EditProfile';
import type { Profile } from '#entities/profile/profile.ts';
import { profilePlaces, queryOfProfilePlace, readProfilePlace, type ProfilePlace } from './profilePlace';
import { ProfileView } from './ProfileView';
import { Security } from './security/Security';
import { useProfile, type ProfileState } from './useProfile';

export interface TabProps {
  profile: Profile;
  countries: CountriesState;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

type TabsOf<Place extends ProfilePlace> = Readonly<Record<Place, ComponentType<TabProps>>>;

type OtherPlace = 'kyc' | 'referral';

export interface ProfileTabsProps extends Pick<TabProps, 'random'> {
  /** The tabs of other areas. */
  others: TabsOf<OtherPlace>;
}

const ownTabs: TabsOf<Exclude<ProfilePlace, OtherPlace>> = {
  account: MyAccount,
  password: ChangePassword,
  edit: EditProfile,
  security: Security,
};

/** The tab can't be filled in without the list of countries, so it waits like the rest. */
const untilCountries = (state: ProfileState, place: ProfilePlace, countries: CountriesState): ProfileState =>
  place === 'kyc' && state.kind === 'ready' && countries.kind === 'loading' ? { kind: 'loading' } : state;

/** The trader's own page. The tab is kept in the address. */
export const ProfileTabs = ({ others, random }: ProfileTabsProps) => {
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
  const Tab = { ...ownTabs, ...others }[place];
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

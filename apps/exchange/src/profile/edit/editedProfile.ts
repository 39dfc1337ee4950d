import type { ExchangeClient } from '@exchange/api';
import { profileWireNames, type ProfileForm } from '@exchange/domain';
import type { Country } from '#shared/countries/countries.ts';
import type { Profile } from '#entities/profile/profile.ts';

export interface EditedProfile extends ProfileForm {
  /** A new picture. Without one, the exchange keeps its own. */
  picture: File | undefined;
}

/** The fields whose values differ from the saved ones. */
export type ProfileChanges = Partial<EditedProfile>;

/** The fields' names in the API, which has none for the user name and none for changing the email address. */
export const wireNames: Readonly<Record<keyof EditedProfile, string>> = {
  userName: '',
  email: '',
  ...profileWireNames,
  picture: 'profile_image',
};

export const savedValues = (profile: Profile, userName: string): EditedProfile => ({
  userName,
  email: profile.email,
  firstName: profile.firstName,
  lastName: profile.lastName,
  isdCode: profile.isdCode,
  phone: profile.phone,
  streetAddress: profile.streetAddress,
  city: profile.city,
  postalCode: profile.postalCode,
  state: profile.state,
  countries: profile.country,
  picture: undefined,
});

type Value = EditedProfile[keyof EditedProfile];

const tidy = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);

/** As sent and stored: spaces around a text don't count. */
export const tidied = (typed: EditedProfile): EditedProfile => {
  const entries = Object.entries(typed).map(([name, value]: [string, Value]) => [name, tidy(value)]);
  return Object.fromEntries(entries) as EditedProfile;
};

export const changesIn = (typed: EditedProfile, saved: EditedProfile): ProfileChanges => {
  const before = new Map<string, Value>(Object.entries(saved));
  const changed = Object.entries(typed).filter(
    ([name, value]: [string, Value]) => tidy(value) !== tidy(before.get(name)),
  );
  return Object.fromEntries(changed) as ProfileChanges;
};

export const hasChanges = (changes: ProfileChanges): boolean => Object.keys(changes).length > 0;

type Update = Parameters<ExchangeClient['profile']['updateUser']>[0];

export const updateOf = (userId: string, typed: EditedProfile, country: Country): Update => ({
  user_id: userId,
  firstName: typed.firstName,
  lastName: typed.lastName,
  postal_code: typed.postalCode,
  mobile_isd: typed.isdCode,
  mobile_no: typed.phone,
  city: typed.city,
  address: typed.streetAddress,
  state: typed.state,
  country_id: country.id,
  country: country.name,
  ...(typed.picture && { profile_image: typed.picture }),
});

/** What the exchange will answer for the profile from now on. */
export const savedOnWire = (typed: EditedProfile) => ({
  firstName: typed.firstName,
  lastName: typed.lastName,
  mobileISD: typed.isdCode,
  mobileNo: typed.phone,
  address: typed.streetAddress,
  city: typed.city,
  state: typed.state,
  postalCode: typed.postalCode,
  countryId: typed.countries,
});

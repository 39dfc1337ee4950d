/** The documented tabs in their order, then invitations; each name appears in the address. */
export const profilePlaces = ['account', 'password', 'edit', 'security', 'kyc', 'referral'] as const;

export type ProfilePlace = (typeof profilePlaces)[number];

const first: ProfilePlace = 'account';

/** Falls back to the first tab for anything else in the address. */
export const readProfilePlace = (query: URLSearchParams): ProfilePlace =>
  profilePlaces.find((place) => place === query.get('tab')) ?? first;

/** The query for the address. The first tab is left out. */
export const queryOfProfilePlace = (place: ProfilePlace): URLSearchParams =>
  new URLSearchParams(place === first ? {} : { tab: place });

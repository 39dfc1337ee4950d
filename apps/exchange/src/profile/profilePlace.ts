/** The documented ones in their order, then invitations; each name stands in the address. */
export const profilePlaces = ['account', 'password', 'edit', 'security', 'kyc', 'referral'] as const;

export type ProfilePlace = (typeof profilePlaces)[number];

const first: ProfilePlace = 'account';

/** Whatever somebody typed into the address, there is a tab to show. */
export const readProfilePlace = (query: URLSearchParams): ProfilePlace =>
  profilePlaces.find((place) => place === query.get('tab')) ?? first;

/** The query of an address. The first tab is left out. */
export const queryOfProfilePlace = (place: ProfilePlace): URLSearchParams =>
  new URLSearchParams(place === first ? {} : { tab: place });

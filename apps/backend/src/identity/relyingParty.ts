import { isIP } from 'node:net';

/** What passkeys are bound to: a device answers only pages of this origin, and only with keys made for this id. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Undefined where browsers know no passkeys: an address that is a number is no name to bind them to. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
};

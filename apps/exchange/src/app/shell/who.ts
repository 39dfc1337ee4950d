import { shellTexts } from '@exchange/domain';
import type { SessionView } from '../../shared/session/session';
import type { Place } from './navigation';

/** Who the header is drawn for. */
export type Who =
  { kind: 'unknown' } | { kind: 'visitor'; isOfferedSignIn: boolean } | { kind: 'trader'; email: string };

/** Whoever verifies an account is about to get one. */
const hidesSignIn = (pathname: string): boolean => /^\/user\/verify_account(\/|$)/.test(pathname);

export const whoIs = ({ kind, trader }: SessionView, pathname: string): Who => {
  if (kind === 'trader') return { kind, email: trader.email };
  return kind === 'visitor' ? { kind, isOfferedSignIn: !hidesSignIn(pathname) } : { kind };
};

const { signIn, signUp } = shellTexts.visitor;

export const visitorPlaces: readonly [Place, Place] = [
  { to: '/login', label: signIn },
  { to: '/register', label: signUp },
];

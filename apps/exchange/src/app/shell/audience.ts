import { shellTexts } from '@exchange/domain';
import type { SessionView } from '#shared/session/session.ts';
import type { Place } from './navigation';
import { isIn, paths } from '#shared/page/paths.ts';

/** Who the header is shown to. */
export type Audience =
  | { kind: 'unknown' }
  | { kind: 'visitor'; isOfferedSignIn: boolean }
  | { kind: 'trader'; email: string };

/** Someone who is verifying an account is about to have one. */
const hidesSignIn = (pathname: string): boolean => isIn(paths.verifyAccount, pathname);

export const audienceOf = ({ kind, trader }: SessionView, pathname: string): Audience => {
  if (kind === 'trader') return { kind, email: trader.email };
  return kind === 'visitor' ? { kind, isOfferedSignIn: !hidesSignIn(pathname) } : { kind };
};

const { signIn, signUp } = shellTexts.visitor;

export const visitorPlaces: readonly [Place, Place] = [
  { to: paths.login, label: signIn },
  { to: paths.register, label: signUp },
];

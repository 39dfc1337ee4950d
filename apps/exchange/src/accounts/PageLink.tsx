import { Link, type LinkProps } from '@exchange/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { withKnownEmail } from './knownEmail';

export interface PageLinkProps extends Pick<LinkProps, 'variant' | 'children'> {
  to: string;
  /** Filled in there. */
  email?: string | undefined;
}

/** From one account screen to another; the page that the visitor wanted is passed on. */
export const PageLink = ({ to, email, variant, children }: PageLinkProps) => {
  const state: unknown = useLocation().state;
  return (
    <Link asChild {...(variant && { variant })}>
      <RouterLink to={to} state={withKnownEmail(state, email)}>
        {children}
      </RouterLink>
    </Link>
  );
};

import { Link, type LinkProps } from '@exchange/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';

export interface PageLinkProps extends Pick<LinkProps, 'variant' | 'children'> {
  to: string;
}

/** From one account screen to another; the page that the visitor wanted is passed on. */
export const PageLink = ({ to, variant, children }: PageLinkProps) => {
  const state: unknown = useLocation().state;
  return (
    <Link asChild {...(variant && { variant })}>
      <RouterLink to={to} state={state}>
        {children}
      </RouterLink>
    </Link>
  );
};

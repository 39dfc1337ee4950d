import { Link, type LinkProps } from '@exchange/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';

export interface PageLinkProps extends Pick<LinkProps, 'variant' | 'children'> {
  to: string;
}

/** From one screen of this area to another; the place somebody was going to before goes along. */
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

import { findPair, pairLabel } from '@exchange/domain';
import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { pathOfPair } from '../page/place';

/** The name of a pair, linked to its market if it is one of ours. */
export const PairLink = ({ name }: { name: string }) => {
  const pair = findPair(name);
  if (!pair) return pairLabel(name);
  return (
    <Link asChild>
      <RouterLink to={pathOfPair(pair)}>{pairLabel(name)}</RouterLink>
    </Link>
  );
};

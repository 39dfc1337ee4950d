import { useState } from 'react';
import { useSession } from '../shared/services/useSession';

/** Changes whenever a trader leaves. A visitor who signs in, perhaps in another tab, keeps what they typed. */
export const useTraderRound = (): number => {
  const here = useSession().trader?.uniqueId;
  const [{ known, round }, setRound] = useState({ known: here, round: 0 });
  if (here !== known) setRound({ known: here, round: known === undefined ? round : round + 1 });
  return round;
};

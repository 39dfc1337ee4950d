import { useRef, useState } from 'react';

export interface SignOut {
  isAsking: boolean;
  /** Told how much is unconfirmed, once that is known. */
  onCount: (count: number) => void;
  onAsk: () => void;
  onStay: () => void;
  onLeave: () => void;
}

/** Signs out at once, or asks first while something is unconfirmed. */
export const useSignOut = (signOut: () => void): SignOut => {
  const count = useRef(0);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    onCount: (unconfirmed) => {
      count.current = unconfirmed;
    },
    onAsk: () => (count.current > 0 ? setAsking(true) : signOut()),
    onStay: () => setAsking(false),
    onLeave: () => {
      setAsking(false);
      signOut();
    },
  };
};

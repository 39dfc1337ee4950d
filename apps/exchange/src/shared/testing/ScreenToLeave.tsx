import { useState, type ReactNode } from 'react';

/** A screen with a way to another one and back. */
export const ScreenToLeave = ({ children }: { children: ReactNode }) => {
  const [isElsewhere, setElsewhere] = useState(false);
  return (
    <>
      {isElsewhere || children}
      <button type="button" onClick={() => setElsewhere(!isElsewhere)}>
        {isElsewhere ? 'Back' : 'Elsewhere'}
      </button>
    </>
  );
};

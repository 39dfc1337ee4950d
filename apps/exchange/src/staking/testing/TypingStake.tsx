import { useState } from 'react';
import { StakePanelView, type StakePanelViewProps } from '../stake/StakePanelView';

/** Keeps what the trader types, as the machine does. */
export const TypingStake = (given: StakePanelViewProps) => {
  const [typed, setTyped] = useState(given.typed);
  return (
    <StakePanelView
      {...given}
      typed={typed}
      onType={(form) => {
        setTyped(form);
        given.onType(form);
      }}
    />
  );
};

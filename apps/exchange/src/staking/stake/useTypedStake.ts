import type { StakingForm } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { StakingActor } from './stakingFlow';

interface TypedStake {
  typed: StakingForm;
  /** Changes when the machine has put something else in the form, as after a successful stake. */
  generation: number;
  onType: (form: StakingForm) => void;
}

const isSame = (one: StakingForm, other: StakingForm): boolean =>
  one.amount === other.amount && one.months === other.months && one.hasAgreed === other.hasAgreed;

/** The machine keeps what was typed, so that it outlives the screen. */
export const useTypedStake = (actor: StakingActor): TypedStake => {
  const typed = useSelector(actor, ({ context }) => context.form);
  const [known, setKnown] = useState({ typed, generation: 0 });
  if (!isSame(known.typed, typed)) setKnown({ typed, generation: known.generation + 1 });
  return {
    typed,
    generation: known.generation,
    onType: (form) => {
      setKnown({ ...known, typed: form });
      actor.send({ type: 'form.typed', form });
    },
  };
};

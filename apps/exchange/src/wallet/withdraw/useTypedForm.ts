import type { WithdrawForm } from '@exchange/domain';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { WithdrawalActor } from './withdrawalFlow';

export interface TypedForm {
  typed: WithdrawForm;
  /** Changes when the machine has put something else in the form, as after a successful withdrawal. */
  generation: number;
  onType: (form: WithdrawForm) => void;
}

const isSame = (one: WithdrawForm, other: WithdrawForm): boolean =>
  one.address === other.address && one.destTag === other.destTag && one.amount === other.amount;

/** The machine keeps what was typed, so that it outlives the panel. */
export const useTypedForm = (actor: WithdrawalActor): TypedForm => {
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

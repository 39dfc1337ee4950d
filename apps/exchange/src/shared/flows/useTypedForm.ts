import { shallowEqual } from '@xstate/react';
import { useState } from 'react';

interface TypedForm<Form> {
  typed: Form;
  /** Changes when the machine has put something else in the form, as after a success. */
  generation: number;
  onType: (form: Form) => void;
}

/** A form whose machine keeps what was typed, so that it outlives the screen. */
export const useTypedForm = <Form>(typed: Form, keep: (form: Form) => void): TypedForm<Form> => {
  const [known, setKnown] = useState({ typed, generation: 0 });
  if (!shallowEqual(known.typed, typed)) setKnown({ typed, generation: known.generation + 1 });
  return {
    typed,
    generation: known.generation,
    onType: (form) => {
      setKnown({ ...known, typed: form });
      keep(form);
    },
  };
};

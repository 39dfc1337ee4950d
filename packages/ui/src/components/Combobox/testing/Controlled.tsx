import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox';

/** Keeps what is chosen, as a form does. */
export const Controlled = ({ value: first, ...args }: ComboboxProps) => {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

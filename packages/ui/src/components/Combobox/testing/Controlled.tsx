import { useState } from 'react';
import { Combobox, type ComboboxProps } from '../Combobox';

/** Keeps the choice, as a form would. */
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

import type { ComponentPropsWithRef } from 'react';

type InputProps = ComponentPropsWithRef<'input'>;

/** Props that a text field passes on to its input, except those it sets itself. */
export type TypedInputProps<Own extends keyof InputProps = never> = Omit<
  InputProps,
  'className' | 'size' | 'type' | Own
>;

/** The same for a field whose value isn't plain text, and which reports it with `onValueChange`. */
export type ValueInputProps<Own extends keyof InputProps = never> = TypedInputProps<
  'defaultValue' | 'onChange' | 'value' | Own
>;

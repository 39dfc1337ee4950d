import type { ComponentPropsWithRef } from 'react';

type InputProps = ComponentPropsWithRef<'input'>;

/** What a field one types into hands on to its input, but for what it says itself. */
export type TypedInputProps<Own extends keyof InputProps = never> = Omit<
  InputProps,
  'className' | 'size' | 'type' | Own
>;

/** The same of a field whose value is no plain text, and which therefore tells it by `onValueChange`. */
export type ValueInputProps<Own extends keyof InputProps = never> = TypedInputProps<
  'defaultValue' | 'onChange' | 'value' | Own
>;

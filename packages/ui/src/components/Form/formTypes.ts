import type { FormMessages } from '@exchange/domain';
import type { ChangeEvent, FocusEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export type FieldName<Values> = keyof Values & string;

/** The names of the text fields. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** Spread on a text field, which keeps its own text. */
export interface TextControl {
  name: string;
  ref: (element: TextElement | null) => void;
  onChange: (event: ChangeEvent<TextElement>) => void;
  onBlur: (event: FocusEvent<TextElement>) => void;
  error: string | undefined;
}

/** Spread on every other control: checkboxes, lists, amounts, codes, dates, files. */
export interface ValueControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  error: string | undefined;
}

export interface FormHandle<Values> {
  /** The current values. */
  values: Values;
  /** Whether all rules pass, whichever errors are shown. */
  isValid: boolean;
  /** While the promise of `onSubmit` is pending. */
  isSubmitting: boolean;
  text: (name: TextName<Values>) => TextControl;
  control: <Name extends FieldName<Values>>(name: Name) => ValueControl<Values[Name]>;
  /** Replaces all values at once, without errors. */
  fill: (values: Values) => void;
  /** Back to the initial values, without errors. */
  reset: () => void;
  /** Clears some fields and keeps the others: a refused code goes, the rest stays. */
  clear: (names: readonly FieldName<Values>[]) => void;
  /** The server's errors. Each stays until its field changes, and the first one gets focus. */
  setErrors: (messages: FormMessages<Values>) => void;
  /** For `Form`: validates, then passes on the values or focuses the first error. */
  submit: (onValid: (values: Values) => unknown) => Promise<unknown>;
}

import type { FormMessages } from '@exchange/domain';
import type { ChangeEvent, FocusEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export type FieldName<Values> = keyof Values & string;

/** The fields one types into. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** Spread on a field one types into, which keeps its text itself. */
export interface TextControl {
  name: string;
  ref: (element: TextElement | null) => void;
  onChange: (event: ChangeEvent<TextElement>) => void;
  onBlur: (event: FocusEvent<TextElement>) => void;
  error: string | undefined;
}

/** Spread on everything else: boxes, lists, amounts, codes, dates, files. */
export interface ValueControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  error: string | undefined;
}

export interface FormHandle<Values> {
  /** What is typed and chosen at this moment. */
  values: Values;
  /** Whether the rules have nothing to say, whatever of it is shown. */
  isValid: boolean;
  /** While what `onSubmit` promised has not come. */
  isSubmitting: boolean;
  text: (name: TextName<Values>) => TextControl;
  control: <Name extends FieldName<Values>>(name: Name) => ValueControl<Values[Name]>;
  /** Back to how it began, with nothing to say. */
  reset: () => void;
  /** Empties some fields and keeps what else was typed: a refused code goes, the rest stays. */
  clear: (names: readonly FieldName<Values>[]) => void;
  /** What the server says of fields. It stays until the field is changed, and the first of them gets the focus. */
  setErrors: (messages: FormMessages<Values>) => void;
  /** For `Form`: checks, then hands over the values or leads to the first error. */
  submit: (onValid: (values: Values) => unknown) => Promise<unknown>;
}

import type { ExchangeClient } from '@exchange/api';
import type { FormRules } from '@exchange/domain';
import type { RequestAnswer } from '@exchange/machines';
import type { DraftedForm } from '../shared/session/requestDrafts';

export type FieldKind = 'line' | 'name' | 'email' | 'phone' | 'digits' | 'link' | 'story' | 'choice';

export interface FieldPlan<Values> {
  name: keyof Values & string;
  label: string;
  kind: FieldKind;
  hint?: string;
  isOptional?: boolean;
  /** Of a choice. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
  /** Of a story, in characters. */
  longest?: (values: Values) => number;
  /** Where the field depends on the others. */
  isShown?: (values: Values) => boolean;
}

/** All that tells one public form from the others. */
export interface RequestPlan<Values extends object> {
  /** Under which what was typed is kept. */
  key: DraftedForm;
  /** What the form is called, for assistive technology. */
  name: string;
  empty: Values;
  rules: FormRules<Values>;
  fields: readonly FieldPlan<Values>[];
  submit: string;
  send: (client: ExchangeClient, values: Values, id: string) => Promise<RequestAnswer>;
  /** What a signed-in trader need not type. */
  ofTrader: (email: string) => Partial<Values>;
}

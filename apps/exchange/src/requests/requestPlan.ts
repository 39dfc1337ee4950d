import type { ExchangeClient } from '@exchange/api';
import type { FormRules } from '@exchange/domain';
import type { RequestAnswer } from '@exchange/machines';
import type { DraftedForm } from '#shared/session/requestDrafts.ts';

export type FieldKind = 'line' | 'name' | 'email' | 'phone' | 'digits' | 'link' | 'story' | 'choice';

export interface FieldPlan<Values> {
  name: keyof Values & string;
  label: string;
  kind: FieldKind;
  hint?: string;
  isOptional?: boolean;
  /** For a choice. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
  /** For a story, in characters. */
  longest?: (values: Values) => number;
  /** For a field that depends on the others. */
  isShown?: (values: Values) => boolean;
}

/** Everything that distinguishes one public form from the others. */
export interface RequestPlan<Values extends object> {
  /** The key for the draft. */
  key: DraftedForm;
  /** The form's accessible name. */
  name: string;
  empty: Values;
  rules: FormRules<Values>;
  fields: readonly FieldPlan<Values>[];
  submit: string;
  send: (client: ExchangeClient, values: Values, id: string) => Promise<RequestAnswer>;
  /** Values that a signed-in trader needn't type. */
  ofTrader: (email: string) => Partial<Values>;
}

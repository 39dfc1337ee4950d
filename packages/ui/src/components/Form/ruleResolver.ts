import { checkForm, type FormRules } from '@exchange/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Lets the rules of the domain speak for react-hook-form, which keeps values loosely: `read` says what they are. */
export const ruleResolver =
  <Values extends FieldValues>(rules: FormRules<Values>, read: (values: FieldValues) => Values): Resolver =>
  (values) => {
    const messages = checkForm(rules, read(values));
    const errors: FieldErrors = {};
    for (const name in messages) errors[name] = { type: 'rule', message: messages[name] };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

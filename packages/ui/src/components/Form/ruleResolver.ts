import { checkForm, type FormRules } from '@exchange/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Runs the domain's rules for react-hook-form, whose values are loosely typed; `read` gives them their type. */
export const ruleResolver =
  <Values extends FieldValues>(rules: FormRules<Values>, read: (values: FieldValues) => Values): Resolver =>
  (values) => {
    const messages = checkForm(rules, read(values));
    const errors: FieldErrors = {};
    for (const name in messages) errors[name] = { type: 'rule', message: messages[name] };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

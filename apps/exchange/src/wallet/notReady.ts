import { checkForm, type FormRules } from '@exchange/domain';
import { enterText } from './texts';

/** What each field requires, as in 'an amount'. */
export type FieldWords<Form> = Readonly<Record<keyof Form, string>>;

/** Why a form can't be sent yet: everything left to enter, else what is wrong. Undefined if it can be sent. */
export const notReady = <Form extends Readonly<Record<keyof Form, string>>>(
  form: Form,
  rules: FormRules<Form>,
  words: FieldWords<Form>,
): string | undefined => {
  const messages = checkForm(rules, form);
  const isEmpty = (field: keyof Form) => form[field].trim() === '';
  const wrong: (keyof Form)[] = [];
  for (const field in rules) if (messages[field] !== undefined) wrong.push(field);
  const [first] = wrong;
  if (first === undefined) return undefined;
  return isEmpty(first) ? enterText(wrong.filter(isEmpty).map((field) => words[field])) : messages[first];
};

import { checkForm, type FormRules } from '@exchange/domain';
import { refuse, type Refused } from './handlers';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The first field that breaks a rule of its form, in the form's words. `wireNames` says what the call names the fields,
 * and `others` are the form's fields that the call doesn't have. The contract check reports values that aren't text.
 */
export const objectionToForm = <Form extends object, Name extends keyof Form & string>(
  rules: FormRules<Form>,
  wireNames: Readonly<Record<Name, string>>,
  fields: Fields,
  others: Partial<Form> = {},
): Refused | undefined => {
  const names = Object.entries<string>(wireNames) as [Name, string][];
  const texts = names.map(([name, sent]) => [name, fields[sent] ?? '']);
  if (texts.some(([, value]) => typeof value !== 'string')) return undefined;
  const messages = checkForm(rules, { ...others, ...Object.fromEntries(texts) } as Form);
  const wrong = names.find(([name]) => messages[name] !== undefined);
  return wrong && refuse(400, messages[wrong[0]] ?? '', wrong[1]);
};

type FieldRules = Readonly<Record<string, (value: string, fields: never) => string | undefined>>;

/** The same for calls that name the fields as the form does. Missing fields are left to the contract check, too. */
export const objectionByRules =
  (rules: FieldRules) =>
  (fields: Fields): Refused | undefined => {
    for (const [name, faultOf] of Object.entries(rules)) {
      const value = fields[name];
      const message = typeof value === 'string' ? faultOf(value, fields as never) : undefined;
      if (message !== undefined) return refuse(400, message, name);
    }
    return undefined;
  };

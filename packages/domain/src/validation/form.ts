/** One rule per field. A rule may look at the other fields, as a confirmation does. */
export type FormRules<Form> = {
  readonly [Field in keyof Form]: (value: Form[Field], form: Form) => string | undefined;
};

export type FormMessages<Form> = { [Field in keyof Form]?: string };

export const checkForm = <Form extends object>(rules: FormRules<Form>, form: Form): FormMessages<Form> => {
  const messages: FormMessages<Form> = {};
  for (const field in rules) {
    const message = rules[field](form[field], form);
    if (message !== undefined) messages[field] = message;
  }
  return messages;
};

export const isFormValid = <Form extends object>(rules: FormRules<Form>, form: Form): boolean =>
  Object.keys(checkForm(rules, form)).length === 0;

interface SendSituation {
  isValid: boolean;
  isCaptchaSolved: boolean;
  isProcessing: boolean;
}

export const canSend = ({ isValid, isCaptchaSolved, isProcessing }: SendSituation): boolean =>
  isValid && isCaptchaSolved && !isProcessing;

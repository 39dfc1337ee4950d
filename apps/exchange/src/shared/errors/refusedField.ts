import { failureText, type Failure, type FormMessages } from '@exchange/domain';

/** A refusal's message for the field it names; `names` maps each field to its name in the API. */
export const refusedField = <Form>(
  failure: Failure,
  names: Readonly<Record<keyof Form, string>>,
): FormMessages<Form> => {
  const messages: FormMessages<Form> = {};
  if (failure.code !== 'refused') return messages;
  for (const field in names) if (names[field] === failure.field) messages[field] = failureText(failure);
  return messages;
};

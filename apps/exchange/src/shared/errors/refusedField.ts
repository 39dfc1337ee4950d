import { failureText, type Failure, type FormMessages } from '@exchange/domain';

/** What a refusal says beside the field it names; `names` tells by which name of the exchange each field goes. */
export const refusedField = <Form>(
  failure: Failure,
  names: Readonly<Record<keyof Form, string>>,
): FormMessages<Form> => {
  const messages: FormMessages<Form> = {};
  if (failure.code !== 'refused') return messages;
  for (const field in names) if (names[field] === failure.field) messages[field] = failureText(failure);
  return messages;
};

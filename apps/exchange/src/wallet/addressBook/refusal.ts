import { failureText, type Failure, type FormMessages, type SavedAddressForm } from '@exchange/domain';

const formFields: ReadonlyMap<string, keyof SavedAddressForm> = new Map<string, keyof SavedAddressForm>([
  ['label', 'label'],
  ['toAddress', 'address'],
  ['destinationTag', 'destinationTag'],
]);

/** What the server says of a field, where it names one of the form. */
export const fieldMessages = (failure: Failure): FormMessages<SavedAddressForm> | undefined => {
  const field = failure.code === 'refused' ? formFields.get(failure.field ?? '') : undefined;
  return field && { [field]: bookFailureText(failure) };
};

/** Saving and removing the same again changes nothing, so that whatever failed can be tried again. */
export const bookFailureText = (failure: Failure): string => failureText(failure, 'repeatable');

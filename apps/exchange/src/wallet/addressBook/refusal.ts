import { failureText, type Failure, type FormMessages, type SavedAddressForm } from '@exchange/domain';

const formFields: ReadonlyMap<string, keyof SavedAddressForm> = new Map<string, keyof SavedAddressForm>([
  ['label', 'label'],
  ['toAddress', 'address'],
  ['destinationTag', 'destinationTag'],
]);

/** The server's message for a field, if it names one of the form's. */
export const fieldMessages = (failure: Failure): FormMessages<SavedAddressForm> | undefined => {
  const field = failure.code === 'refused' ? formFields.get(failure.field ?? '') : undefined;
  return field && { [field]: bookFailureText(failure) };
};

/** Saving or removing the same entry twice changes nothing, so a failure can be retried. */
export const bookFailureText = (failure: Failure): string => failureText(failure, 'repeatable');

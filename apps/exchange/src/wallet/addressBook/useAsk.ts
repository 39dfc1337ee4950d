import { type Failure, type Result, failureText, type FormMessages, type SavedAddressForm } from '@exchange/domain';
import { useState } from 'react';
import type { WithCode } from './CodeField';

type Field = keyof (SavedAddressForm & WithCode);

const formFields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['tfa', 'tfa'],
  ['label', 'label'],
  ['toAddress', 'address'],
  ['destinationTag', 'destinationTag'],
]);

/** The server's message for a field, if it names one of the form's. */
export const fieldMessages = (failure: Failure): FormMessages<SavedAddressForm & WithCode> | undefined => {
  const field = failure.code === 'refused' ? formFields.get(failure.field ?? '') : undefined;
  return field && { [field]: bookFailureText(failure) };
};

/** Saving or removing the same entry twice changes nothing, so a failure can be retried. */
export const bookFailureText = (failure: Failure): string => failureText(failure, 'repeatable');

interface Asking {
  isBusy: boolean;
  failure?: Failure | undefined;
}

/** One request to the address book at a time, and the reason that the last one failed. */
export const useAsk = () => {
  const [asking, setAsking] = useState<Asking>({ isBusy: false });
  return {
    ...asking,
    ask: async <Data>(answer: () => Promise<Result<Data>>): Promise<Result<Data> | undefined> => {
      if (asking.isBusy) return undefined;
      setAsking({ isBusy: true });
      const result = await answer();
      setAsking({ isBusy: false, failure: result.error });
      return result;
    },
  };
};

import type { FormMessages, Result, SavedAddressForm } from '@exchange/domain';
import { useState } from 'react';
import type { WithCode } from './CodeField';
import { bookFailureText, fieldMessages } from './useAsk';

interface ShownForm {
  values: object;
  setErrors: (messages: FormMessages<SavedAddressForm & WithCode>) => void;
}

/** Sends a form of the address book. The server's message appears at the field it is about, else below all of them. */
export const useSending = ({ values, setErrors }: ShownForm) => {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    /** Whether it succeeded. */
    send: async (answering: Promise<Result<unknown>>): Promise<boolean> => {
      setFailure(undefined);
      const { error } = await answering;
      if (!error) return true;
      const messages = fieldMessages(error) ?? {};
      if (Object.keys(messages).some((field) => field in values)) setErrors(messages);
      else setFailure(bookFailureText(error));
      return false;
    },
  };
};

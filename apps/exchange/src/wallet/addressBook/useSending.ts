import type { FormMessages, Result, SavedAddressForm } from '@exchange/domain';
import { useState } from 'react';
import { confirmedByPasskey } from '#entities/passkeys/confirmation.ts';
import type { WithCode } from './CodeField';
import { bookFailureText, fieldMessages } from './useAsk';

interface ShownForm {
  values: WithCode;
  clear: (names: ['tfa']) => void;
  setErrors: (messages: FormMessages<SavedAddressForm & WithCode>) => void;
}

/** Sends a form of the address book. The server's message appears at the field it is about, else below all of them. */
export const useSending = ({ values, clear, setErrors }: ShownForm) => {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    /** Whether it succeeded. */
    send: async (answering: Promise<Result<unknown>>): Promise<boolean> => {
      setFailure(undefined);
      const { error } = await answering;
      if (!error) return true;
      // Each confirmation is good for one change.
      if (values.tfa === confirmedByPasskey) clear(['tfa']);
      const messages = fieldMessages(error) ?? {};
      if (Object.keys(messages).some((field) => field in values)) setErrors(messages);
      else setFailure(bookFailureText(error));
      return false;
    },
  };
};

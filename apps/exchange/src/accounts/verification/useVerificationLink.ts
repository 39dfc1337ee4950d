import { failureText, resendPauseMs } from '@exchange/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#shared/services/services.ts';
import { failureOf, unwrap } from '#shared/serverState/callFailed.ts';

/** Requests another link that verifies an address. */
export interface LinkRequest {
  /** What the exchange said to the last request. */
  answer: string | undefined;
  /** When it can be requested again, in milliseconds since 1970. */
  resendAt: number;
  isSending: boolean;
  onSend: (email: string) => void;
}

/** Undefined if the exchange has no such call. `sentAt` is when it sent the first link, after which others wait too. */
export const useVerificationLink = (sentAt?: number): LinkRequest | undefined => {
  const { client, toasts, now } = useServices();
  const [lastAt, setLastAt] = useState<number>();
  const newest = lastAt ?? sentAt;
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (email: string) => unwrap(await client.accounts.resendVerification({ email })),
    onSuccess: () => setLastAt(now()),
    onError: (failed) => {
      const failure = failureOf(failed);
      if (failure) toasts.toast({ tone: 'error', text: failureText(failure, 'repeatable') });
    },
  });
  if (failureOf(error)?.code === 'not-built') return undefined;
  return {
    answer: data?.message,
    resendAt: newest === undefined ? 0 : newest + resendPauseMs.login,
    isSending: isPending,
    onSend: mutate,
  };
};

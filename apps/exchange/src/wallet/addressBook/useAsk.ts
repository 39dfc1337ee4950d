import type { Failure, Result } from '@exchange/domain';
import { useState } from 'react';

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

import type { Rule } from '@exchange/domain';
import type { ValueControl } from '@exchange/ui';
import { confirmationRule } from '#entities/passkeys/confirmation.ts';
import { ConfirmField } from '#entities/passkeys/ConfirmField.tsx';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';

/** What confirms a change at the exchange. */
export interface WithCode {
  tfa: string;
}

/** A book on this device is changed without confirming. */
export const useCodeRule = (isOnDevice: boolean): Rule => {
  const { takesCode } = useConfirmWays();
  return isOnDevice ? () => undefined : confirmationRule(takesCode);
};

type CodeFieldProps = ValueControl<string> & { isOnDevice: boolean };

/** Asks again, if the exchange keeps the book. */
export const CodeField = ({ isOnDevice, ...field }: CodeFieldProps) => !isOnDevice && <ConfirmField {...field} />;

import { twoFactorCode, type Rule } from '@exchange/domain';
import { OtpField, type ValueControl } from '@exchange/ui';
import { codeTexts as texts } from './texts';

/** The code that a change at the exchange needs. */
export interface WithCode {
  tfa: string;
}

/** A book on this device is changed without one. */
export const codeRule = (isOnDevice: boolean): Rule => (isOnDevice ? () => undefined : twoFactorCode);

/** The code as `save` and `remove` take it. */
export const codeOf = ({ tfa }: WithCode): string | undefined => (tfa === '' ? undefined : tfa);

type CodeFieldProps = ValueControl<string> & { isOnDevice: boolean };

/** Asks for the authenticator app's code, if the exchange keeps the book. */
export const CodeField = ({ isOnDevice, ...field }: CodeFieldProps) =>
  !isOnDevice && <OtpField {...field} length={6} label={texts.code} hint={texts.hint} />;

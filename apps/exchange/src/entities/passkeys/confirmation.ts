import { twoFactorCode, type Rule } from '@exchange/domain';
import { confirmTexts } from './texts';

/** Stands in the field of the app's code once a passkey has confirmed the change; no code reads like this. */
export const confirmedByPasskey = 'passkey';

/** What goes to the exchange: it knows by itself what a passkey has confirmed. */
export const codeOf = (value: string): string | undefined =>
  value === '' || value === confirmedByPasskey ? undefined : value;

/** Either the app's code or a passkey. */
export const confirmationRule =
  (takesCode: boolean): Rule =>
  (value) => {
    if (value === confirmedByPasskey) return undefined;
    return takesCode ? twoFactorCode(value) : confirmTexts.missing;
  };

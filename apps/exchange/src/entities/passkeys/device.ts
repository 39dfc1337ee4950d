import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Failure, Result } from '@exchange/domain';
import { createContext, useContext } from 'react';
import { deviceTexts as texts } from './texts';

/** The part of the browser that makes passkeys and signs with them, as text for the exchange. */
export interface PasskeyDevice {
  isSupported: () => boolean;
  create: (options: Record<string, unknown>) => Promise<Result<string>>;
  sign: (options: Record<string, unknown>) => Promise<Result<string>>;
}

const refused = (message: string): Failure => ({ code: 'refused', status: 0, message, details: {} });

/** What the browser's errors mean to a trader. It doesn't say whether somebody cancelled or waited too long. */
const failures: Readonly<Record<string, Failure>> = {
  NotAllowedError: refused(texts.cancelled),
  AbortError: refused(texts.cancelled),
  InvalidStateError: refused(texts.known),
};

const failed = (error: unknown): { error: Failure } => ({
  error: (error instanceof Error ? failures[error.name] : undefined) ?? refused(texts.failed),
});

/** Loaded when it is first needed. */
const load = () => import('@simplewebauthn/browser');

const answered = async (answering: () => Promise<object>): Promise<Result<string>> => {
  try {
    return { data: JSON.stringify(await answering()) };
  } catch (error) {
    return failed(error);
  }
};

export const browserDevice: PasskeyDevice = {
  isSupported: () => typeof globalThis.PublicKeyCredential === 'function',
  // The exchange's options are those of the standard, which the contract doesn't repeat.
  create: (options) =>
    answered(async () =>
      (await load()).startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    ),
  sign: (options) =>
    answered(async () =>
      (await load()).startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    ),
};

/** Stories have a device of their own. */
export const PasskeyDeviceContext = createContext<PasskeyDevice>(browserDevice);

export const usePasskeyDevice = (): PasskeyDevice => useContext(PasskeyDeviceContext);

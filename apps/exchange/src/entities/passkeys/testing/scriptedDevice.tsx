import type { Failure, Result } from '@exchange/domain';
import type { ReactNode } from 'react';
import { PasskeyDeviceContext, type PasskeyDevice } from '../device';
import { deviceTexts } from '../texts';

export const cancelled: Failure = { code: 'refused', status: 0, message: deviceTexts.cancelled };

const signed = (): Result<string> => ({ data: '{"id":"AbC_1234"}' });

/** A device that answers as the story says. */
export const createScriptedDevice = ({ isSupported = true } = {}) => {
  const answers = { next: signed() };
  const device: PasskeyDevice = {
    isSupported: () => isSupported,
    create: async () => answers.next,
    sign: async () => answers.next,
  };
  return {
    answer: (result: Result<string>) => void (answers.next = result),
    Device: ({ children }: { children: ReactNode }) => (
      <PasskeyDeviceContext value={device}>{children}</PasskeyDeviceContext>
    ),
  };
};

import { deviceName } from '@exchange/domain';
import { usePasskeyDevice } from '#entities/passkeys/device.ts';
import { passkeysQuery } from '../queries';
import { useSecurityList } from '../useSecurityList';
import { PasskeysView } from './PasskeysView';
import { usePasskeyActions } from './usePasskeyActions';

export const Passkeys = () => {
  const state = useSecurityList(passkeysQuery);
  const actions = usePasskeyActions();
  const device = usePasskeyDevice();
  return (
    state && (
      <PasskeysView
        {...actions}
        state={state}
        isSupported={device.isSupported()}
        suggestedName={deviceName(navigator.userAgent)}
      />
    )
  );
};

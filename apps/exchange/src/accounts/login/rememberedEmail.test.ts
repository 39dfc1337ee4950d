import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { servicesFor } from '../../app/testing/servicesFor';
import { readRememberedEmail, rememberEmail } from './rememberedEmail';

describe('the email address of the last sign-in', () => {
  it('stays on this device, over a logout as well [ACC-005]', async () => {
    const { session, device } = servicesFor({ stored: { jwt: 'token-1', email: 'ada@example.com' } });
    rememberEmail(device, 'ada@example.com');
    session.start();
    await waitFor(session, (state) => state.matches('loggedIn'));
    session.send({ type: 'logout.requested' });
    expect(device.read('email')).toBeUndefined();
    expect(readRememberedEmail(device)).toBe('ada@example.com');
  });

  it('is forgotten where it is not to be remembered [ACC-005]', () => {
    const { device } = servicesFor();
    expect(readRememberedEmail(device)).toBeUndefined();
    rememberEmail(device, 'ada@example.com');
    rememberEmail(device, undefined);
    expect(readRememberedEmail(device)).toBeUndefined();
  });
});

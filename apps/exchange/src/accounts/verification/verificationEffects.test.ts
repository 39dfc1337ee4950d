import { examples } from '@exchange/api/testing';
import { verificationMachine, type Verification } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { servicesFor } from '../../app/testing/servicesFor';
import { createScriptedExchange, outOfReach } from '../testing/scriptedExchange';
import { verificationEffects } from './verificationEffects';

const { verifyAccount, confirmLoginActivity, disableTfaByLink } = examples;

const clientFor = (...answers: Parameters<typeof createScriptedExchange>) => {
  const { fetch, heard } = createScriptedExchange(...answers);
  return { client: servicesFor({ fetch }).client, heard };
};

type Client = ReturnType<typeof clientFor>['client'];

const open = (client: Client, verification: Verification = 'account', token = 'link-1') =>
  createActor(verificationMachine.provide(verificationEffects(client)), { input: { verification, token } }).start();

const settled = (page: ReturnType<typeof open>) => waitFor(page, (state) => !state.matches('verifying'));

const links = [
  ['account', '/api/user/verify_account/link-1', verifyAccount.verified, verifyAccount.linkExpired],
  [
    'loginActivity',
    '/api/user/updateLoginDetails/link-1',
    confirmLoginActivity.verified,
    confirmLoginActivity.linkExpired,
  ],
  ['twoFactorDisabling', '/api/user/resetTfa/link-1', disableTfaByLink.disabled, disableTfaByLink.linkExpired],
] as const;

describe('a mailed link', () => {
  it.each(links)(
    'of %s is redeemed by its own call [ACC-105] [ACC-107] [ACC-108]',
    async (verification, path, worked) => {
      const { client, heard } = clientFor(worked);
      const { value } = await settled(open(client, verification));
      expect(value).toBe('succeeded');
      expect(heard.map((call) => call.path)).toEqual([path]);
    },
  );

  it.each(links)(
    'of %s that is wrong, used or too old has failed [ACC-105] [ACC-107] [ACC-108]',
    async (verification, _path, _worked, expired) => {
      const { client } = clientFor(expired);
      const { value, context } = await settled(open(client, verification));
      expect(value).toBe('failed');
      expect(context.failure).toMatchObject({ message: expired.body.message });
    },
  );

  it('says nothing of itself where nobody answers, and works when somebody does [ACC-109]', async () => {
    const broken = () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
    const { client, heard } = clientFor(outOfReach, broken, verifyAccount.verified);
    const page = open(client);
    expect((await settled(page)).value).toBe('unanswered');
    page.send({ type: 'retry.requested' });
    expect((await settled(page)).value).toBe('unanswered');
    page.send({ type: 'retry.requested' });
    expect((await settled(page)).value).toBe('succeeded');
    expect(heard).toHaveLength(3);
  });

  it('is redeemed once, though its page is started twice or left at once [ACC-111]', async () => {
    const { client, heard } = clientFor(verifyAccount.verified, verifyAccount.linkExpired);
    open(client).stop();
    const [one, other] = [open(client), open(client)];
    expect((await settled(one)).value).toBe('succeeded');
    expect((await settled(other)).value).toBe('succeeded');
    expect(heard).toHaveLength(1);
  });

  it('that has worked has worked for who comes back to its page [ACC-111]', async () => {
    const { client, heard } = clientFor(verifyAccount.verified, verifyAccount.linkExpired);
    await settled(open(client));
    expect((await settled(open(client))).value).toBe('succeeded');
    expect(heard).toHaveLength(1);
  });

  it('is not taken for another, nor for that of another purpose or page load [ACC-111]', async () => {
    const { client, heard } = clientFor(
      verifyAccount.verified,
      verifyAccount.linkExpired,
      disableTfaByLink.linkExpired,
    );
    await settled(open(client));
    expect((await settled(open(client, 'account', 'link-2'))).value).toBe('failed');
    expect((await settled(open(client, 'twoFactorDisabling'))).value).toBe('failed');
    expect(heard).toHaveLength(3);
    const later = clientFor(verifyAccount.linkExpired);
    expect((await settled(open(later.client))).value).toBe('failed');
    expect(later.heard).toHaveLength(1);
  });

  it('opened in a second tab has failed there, in words [ACC-111]', async () => {
    const { client } = clientFor(verifyAccount.linkExpired);
    const { context } = await settled(open(client));
    expect(context.failure).toMatchObject({ code: 'refused', message: 'verify_token incorrect or expired.' });
  });
});

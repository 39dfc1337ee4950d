import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { switchingSteps } from '../accounts/testing/switching';
import { filled, formOf, threePictures } from '../kyc/testing/kycServer';
import { createStatusStore } from '../../reference/statusStore';

let server: AccountsServer;
let api: string;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { FLOOD_CALLS: '0' });
  api = `${await server.listen()}/api`;
  await createStatusStore(server.database.db).setSwitch('withdrawOnly', true);
});
afterAll(() => server.close());

describe('while only withdrawals are open', () => {
  it('traders sign in, turn two-factor on and submit documents, since withdrawals need both [STS-106]', async () => {
    const { newcomer, asked, verify, turn, secretOf } = switchingSteps(server);
    const who = await newcomer();
    expect(who.token).not.toBe('undefined');

    expect((await verify(who, await asked(who, 'Enable'))).status).toBe(200);
    expect((await turn(who, server.appCode(0, String(await secretOf(who))))).status).toBe(200);

    const submitted = await fetch(`${api}/user/update_kyc`, {
      method: 'POST',
      headers: { authorization: who.token },
      body: formOf(filled, await threePictures()),
    });
    expect(submitted.status).toBe(200);
  });
});

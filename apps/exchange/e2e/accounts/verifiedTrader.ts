import { expect, type Browser } from '@playwright/test';
import type { OwnExchange } from '../ownExchange';
import { openAuthenticator, type Authenticator } from './authenticator';
import { codeIn, mailAfter } from './mailbox';
import { because } from './operator';
import { enter, registerTrader, type Trader } from './traders';

export interface VerifiedTrader extends Trader {
  authenticator: Authenticator;
}

/** The smallest picture that is one. */
const picture = Buffer.from(
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMK' +
    'ChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAA' +
    'AAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM' +
    'AwEAAhEDEQA/AKpAB//Z',
  'base64',
);

const documents = {
  exchange_id: '1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  gender: '1',
  dob: '1990-05-17',
  country_id: 'SG',
  doc_type_id: 'passport',
};

const documentForm = (uniqueId: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...documents, doc_unique_no: uniqueId, user_id: uniqueId }))
    form.append(name, value);
  for (const side of ['front', 'back', 'holding'])
    form.append('doc_image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${side}.jpg`);
  return form;
};

interface Verifying {
  browser: Browser;
  exchange: OwnExchange;
}

const openCalls = async ({ browser, exchange }: Verifying) => {
  const context = await browser.newContext({ baseURL: exchange.url });
  const page = await context.newPage();
  const trader = await registerTrader(page);
  const { token, uniqueId } = await enter(page, trader);
  const headers = { authorization: token, 'user-agent': await page.evaluate(() => navigator.userAgent) };
  return {
    page,
    trader,
    uniqueId,
    post: async (path: string, fields: Record<string, string>, kind: 'form' | 'data' = 'form'): Promise<unknown> => {
      const sent = { exchange_id: '1', unique_id: uniqueId, ...fields };
      const answer = await page.request.post(`/api/user/${path}`, { [kind]: sent, headers });
      await expect(answer).toBeOK();
      return answer.json();
    },
    sendDocuments: async (): Promise<void> => {
      const body = documentForm(uniqueId);
      const answer = await fetch(`${exchange.url}/api/user/update_kyc`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ statusCode: 200 });
    },
    close: () => context.close(),
  };
};

type Calls = Awaited<ReturnType<typeof openCalls>>;

const turnOn = async ({ page, trader, uniqueId, post }: Calls, { clock }: OwnExchange): Promise<Authenticator> => {
  const mail = await mailAfter(page, trader.email, () =>
    post('generate_email_otp_for_tfa', { tfaStatus: 'Enable' }, 'data'),
  );
  await post('verify_email_otp_for_tfa', { otp: codeIn(mail) });
  const { data } = (await post('user_profile', { user_id: uniqueId })) as { data: { tfaCode: string } };
  const authenticator = openAuthenticator(data.tfaCode, clock);
  await post('tfa', { code: await authenticator.nextCode() });
  return authenticator;
};

const approve = async ({ trader, sendDocuments }: Calls, exchange: OwnExchange): Promise<void> => {
  await sendDocuments();
  await exchange.operate(['kyc', 'show', trader.email]);
  await exchange.operate(['kyc', 'approve', trader.email, ...because]);
};

const give = ({ trader }: Calls, { operate }: OwnExchange, gifts: readonly string[]): Promise<unknown> =>
  operate(['ledger', 'correct', ...gifts.map((gift) => `${gift} from demo faucet to ${trader.email}`), ...because]);

const day = 24 * 60 * 60_000;
const wealth = ['400000 XDC', '25000 USDT', '0.25 BTC'];

/** A new trader with coins, whose identity is approved; two-factor is off. */
export const newApprovedTrader = async (browser: Browser, exchange: OwnExchange): Promise<Trader> => {
  const calls = await openCalls({ browser, exchange });
  await Promise.all([approve(calls, exchange), give(calls, exchange, wealth)]);
  await calls.close();
  return calls.trader;
};

/** A new trader who can withdraw: in addition, two-factor has been on for a day. */
export const newVerifiedTrader = async (
  browser: Browser,
  exchange: OwnExchange,
  gifts: readonly string[] = wealth,
): Promise<VerifiedTrader> => {
  const calls = await openCalls({ browser, exchange });
  const [authenticator] = await Promise.all([
    turnOn(calls, exchange),
    approve(calls, exchange),
    give(calls, exchange, gifts),
  ]);
  await calls.close();
  await exchange.clock.forward(day);
  return { ...calls.trader, authenticator };
};

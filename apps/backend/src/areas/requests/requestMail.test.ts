import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compose } from '..';
import type { Letter } from '../../mail/letters';
import { startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { sampleRequests } from './testing/sampleRequests';

const operatorEmail = 'support@exchange.example';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '1000' });
});
afterAll(() => server.close());

const { otc, partnership, ticket, erc20, other } = sampleRequests;

/** Optional fields as well, so that none is forgotten. */
const whole = {
  ...other,
  marketPrice: '0.05',
  marketCap: '1 million',
  whitepaperLink: 'https://example.com/paper',
  gitHubLink: 'https://example.com/code',
  remarks: 'Two lines\nof remarks',
};

const composed = (letter: Letter) => compose(letter, { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' });

/** Fields that identify the form; the email's subject covers them. */
const ofTheForm = ['exchange_id', 'assetType', 'query'];

const typedIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (ofTheForm.includes(name) ? [] : [value]));

it.each([
  ['/common/otc', otc, 'OTC enquiry'],
  ['/common/partnership', partnership, 'Partnership enquiry: Referral Earning'],
  ['/common/contact', ticket, 'Support ticket: OTP Issue'],
  ['/user/add_exchange_asset_requests', erc20, 'Request to list a token'],
  ['/user/add_others_exchange_asset_requests', whole, 'Request to list a coin'],
] as const)(
  '%s emails its sender the reference, kind and time, and the operator everything that was filled in [REQ-003]',
  async (path, fields, kind) => {
    const email = `${path.replaceAll(/\W/g, '')}@example.com`;
    const sent = { ...fields, ['emailAddress' in fields ? 'emailAddress' : 'email']: email };
    const { body } = await server.post(path, sent);
    const reference = String(body['reference']);

    const [received, ...others] = server.lettersTo(email, 'requestReceived');
    expect(others).toEqual([]);
    if (!received) throw new Error('The sender has no mail.');
    const toSender = composed(received);
    expect(toSender.subject).toBe(`${kind} (${reference})`);
    for (const fact of [reference, kind, '02-03-2026 12:00:00 UTC']) expect(toSender.text).toContain(fact);

    const arrived = server.lettersTo(operatorEmail, 'requestArrived').find((letter) => letter.email === email);
    if (!arrived) throw new Error('The operator has no mail.');
    expect(arrived.filledIn.map(({ value }) => value).toSorted()).toEqual(typedIn(sent).toSorted());
    const toOperator = composed(arrived);
    expect(toOperator.subject).toBe(toSender.subject);
    const lines = arrived.filledIn.flatMap(({ name, value }) => [name, ...value.split('\n')]);
    for (const line of [reference, '02-03-2026 12:00:00 UTC', ...lines]) expect(toOperator.text).toContain(line);
  },
);

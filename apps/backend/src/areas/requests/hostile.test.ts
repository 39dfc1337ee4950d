import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compose } from '..';
import type { Letter } from '../../mail/letters';
import { createOperator } from '../testing/operator';
import { startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { requestFields, type RequestField } from './testing/requestFields';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '1000' });
});
afterAll(() => server.close());

const mark = 'zq9';
const character = (code: number) => `a${String.fromCodePoint(code)}${mark}`;

/** Short enough for every field. */
const tricks: readonly { typed: string; takenIn: 'no field' | 'several lines' | 'any field' }[] = [
  { typed: `<b>${mark}</b>`, takenIn: 'any field' },
  { typed: `"'><s>${mark}&amp;`, takenIn: 'any field' },
  { typed: `https://${mark}.evil.io`, takenIn: 'any field' },
  { typed: `مرحبا ${mark} שלום`, takenIn: 'any field' },
  { typed: `\${${mark}} %0aBcc:`, takenIn: 'any field' },
  // A mark that right-to-left scripts need, and an invisible one.
  { typed: character(0x200f), takenIn: 'any field' },
  { typed: character(0xe0041), takenIn: 'any field' },
  { typed: `${mark}\r\nBcc: a@b.io`, takenIn: 'several lines' },
  { typed: `${mark}\nReply-To: x`, takenIn: 'several lines' },
  { typed: character(0x07), takenIn: 'no field' },
  { typed: character(0x1b), takenIn: 'no field' },
  { typed: character(0x9b), takenIn: 'no field' },
  { typed: character(0x202e), takenIn: 'no field' },
  { typed: character(0x2067), takenIn: 'no field' },
  { typed: character(0x2028), takenIn: 'no field' },
];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const composed = (letter: Letter) => compose(letter, { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' });

const send = ({ call, name }: RequestField, typed: string) => server.post(call.path, { ...call.sample, [name]: typed });

const mailsOf = (reference: unknown) => {
  const about = server.sent.filter(({ letter }) => 'reference' in letter && letter.reference === reference);
  const mailOf = (kind: Letter['kind']) => about.find(({ letter }) => letter.kind === kind);
  const [received, arrived] = [mailOf('requestReceived'), mailOf('requestArrived')];
  if (!received || !arrived) throw new Error(`${String(reference)} has not been mailed to both sides.`);
  return { received: composed(received.letter), arrived: composed(arrived.letter) };
};

const free = requestFields.filter(({ isFree }) => isFree);
const named = free.map((field) => [field.call.name, field.name, field] as const);

const isTaken = ({ hasLines }: RequestField, { takenIn }: (typeof tricks)[number]): boolean =>
  takenIn === 'any field' || (takenIn === 'several lines' && hasLines);

it.each(named)(
  '%s.%s refuses characters that break or reverse lines, naming the field [REQ-005]',
  async (_call, name, field) => {
    for (const trick of tricks.filter((one) => !isTaken(field, one))) {
      const { status, body } = await send(field, trick.typed);
      const message = field.hasLines
        ? "Don't use control characters."
        : "Don't use line breaks or other control characters.";
      expect([trick.typed, status, body['field'], body['message']]).toEqual([trick.typed, 400, name, message]);
    }
  },
);

it.each(named)(
  '%s.%s is plain text for the operator, without links, and is not emailed to its sender [REQ-007] [REQ-017]',
  async (_call, _name, field) => {
    for (const trick of tricks.filter((one) => isTaken(field, one))) {
      const { status, body } = await send(field, trick.typed);
      expect([trick.typed, status]).toEqual([trick.typed, 200]);
      const { received, arrived } = mailsOf(body['reference']);
      const lines = trick.typed.split(/\r?\n/);
      for (const line of lines) {
        expect(arrived.text).toContain(line);
        expect(arrived.html).toContain(escaped(line));
      }
      // Only the first line may appear where our own facts do.
      for (const line of lines.slice(1)) expect(arrived.text).not.toMatch(new RegExp(`^${line}`, 'm'));
      expect(arrived.html).not.toMatch(/<a |<b>zq9|<s>/);
      expect(Object.values(received).join(' ')).not.toContain(mark);
      for (const { subject } of [received, arrived]) expect(subject).toMatch(/^[A-Z][\w :&-]+ \(R-[A-Z2-7]{8}\)$/);
    }
  },
);

it.each(named)('%s.%s is harmless when an operator reads it [REQ-010]', async (_call, _name, field) => {
  const { operate } = createOperator({ database: server.database, now: () => server.clock.now });
  for (const { typed } of tricks.filter((one) => isTaken(field, one))) {
    const { body } = await send(field, typed);
    const { lines } = await operate(`requests show ${String(body['reference'])}`);
    expect(lines.join('\n')).toContain(mark);
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

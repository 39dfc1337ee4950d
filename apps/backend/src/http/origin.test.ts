import { expect, it } from 'vitest';
import { mayConnect } from './origin';

const allowed = ['https://app.example'];

it.each([
  ['a program, which sends no origin', undefined, 'exchange.example', true],
  ['the page that the server served', 'https://exchange.example', 'exchange.example', true],
  ['the same on a port of its own', 'http://localhost:4000', 'localhost:4000', true],
  ['a page that is allowed by setting', 'https://app.example', 'exchange.example', true],
  ['another page', 'https://evil.example', 'exchange.example', false],
  ['another page on the same machine', 'http://localhost:4001', 'localhost:4000', false],
  ['a name that begins alike', 'https://exchange.example.evil.example', 'exchange.example', false],
  ['an allowed page on another port', 'https://app.example:8443', 'exchange.example', false],
  ['a page without an origin of its own', 'null', 'exchange.example', false],
  ['a page, where no host is named', 'https://exchange.example', undefined, false],
])('%s (%s to %s): %s', (_, origin, host, mayIt) => {
  expect(mayConnect({ origin, host }, allowed)).toBe(mayIt);
});

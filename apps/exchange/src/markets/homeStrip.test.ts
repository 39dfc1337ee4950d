import { expect, it } from 'vitest';
import { stripRest } from './homeStrip';

const shipped = { closure: true, demo: false, withdrawOnly: false, registrationOpen: false, stakingOpen: false };
const everything = { closure: false, registrationOpen: true, stakingOpen: true };

it.each([
  ['as shipped, nothing', {}, undefined],
  ['on a demo, what is always open there', { demo: true }, 'Trading and deposits are open on this demo.'],
  ['what has been opened', { registrationOpen: true }, 'Registration is open.'],
  [
    'on a demo, everything open',
    { demo: true, registrationOpen: true, stakingOpen: true },
    'Trading, deposits, registration and staking are open on this demo.',
  ],
  ['nothing while only withdrawals are open', { withdrawOnly: true, stakingOpen: true }, undefined],
  [
    'without the closure sentence, what is closed',
    { closure: false },
    'Registration and staking are closed at the moment.',
  ],
  ['one part that is closed', { ...everything, stakingOpen: false }, 'Staking is closed at the moment.'],
  ['nothing once everything is open', everything, undefined],
  ['nothing once everything is open on a demo', { ...everything, demo: true }, undefined],
])('the strip on home adds %s [SHL-310]', (_, change, rest) => {
  expect(stripRest({ ...shipped, ...change })).toBe(rest);
});

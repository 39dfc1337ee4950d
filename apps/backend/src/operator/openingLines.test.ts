import { describe, expect, it } from 'vitest';
import { openingLines } from './openingLines';

describe('who starts the exchange', () => {
  it.each([{}, { registration: true }, { staking: true }, { registration: true, staking: true, withdrawOnly: true }])(
    'with %j reads which command opens everything [STS-111]',
    (switches) => {
      expect(openingLines(switches)).toEqual([
        'Registration and staking start closed. To open everything:',
        '  npm run operator -- open --why "Trying it out"',
      ]);
    },
  );

  it('reads nothing of it where everything is open [STS-111]', () => {
    expect(openingLines({ registration: true, staking: true, withdrawOnly: false })).toEqual([]);
  });
});

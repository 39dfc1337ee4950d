import { describe, expect, it } from 'vitest';
import { readTyped } from './options';

describe('what an operator types', () => {
  it('can be words and options in any order [OPR-001]', () => {
    expect(readTyped(['switch', '--why', 'We open', 'registration', '--by=ada', 'on', '--json'])).toEqual({
      words: ['switch', 'registration', 'on'],
      options: { why: 'We open', by: 'ada', json: '' },
    });
  });

  it('may begin with a minus if it is a number or follows an equals sign [OPR-001]', () => {
    expect(readTyped(['fees', '-0.1', '-.5', '--why=-1 was wrong'])).toEqual({
      words: ['fees', '-0.1', '-.5'],
      options: { why: '-1 was wrong' },
    });
  });

  it('gives its reason as --why or as --reason [OPR-001]', () => {
    expect(readTyped(['kyc', '--reason', 'Blurred'])).toEqual({ words: ['kyc'], options: { why: 'Blurred' } });
    expect(readTyped(['--reason=Blurred'])).toEqual({ words: [], options: { why: 'Blurred' } });
  });

  it('is never read as an option after two dashes [OPR-001]', () => {
    expect(readTyped(['--', 'a', '--why'])).toEqual({ words: ['a', '--why'], options: {} });
  });

  it.each([
    [['--reasons', 'x'], 'There is no option --reasons.'],
    [['--why', 'a', '--reason', 'b'], '--why can be given only once.'],
    [['-x'], 'There is no option -x.'],
    [['--constructor', 'x'], 'There is no option --constructor.'],
    [['switch', '--why'], '--why needs a value.'],
    [['--why', '--json'], '--why needs a value.'],
    [['--why='], '--why needs a value.'],
    [['--why', 'a', '--why', 'b'], '--why can be given only once.'],
    [['--json=yes'], "--json doesn't take a value."],
  ])('is refused with the reason: %j [OPR-001]', (args, wrong) => {
    expect(readTyped(args)).toEqual({ wrong });
  });
});

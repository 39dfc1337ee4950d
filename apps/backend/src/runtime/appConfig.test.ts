import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePolicyOf, readAppConfig, withSwitches } from './appConfig';

const fileWith = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json');
  writeFileSync(file, text);
  return file;
};

describe("the application's configuration", () => {
  it.each(['', '{', '[]', '"text"', 'null'])('that reads %j is refused with the name of the file [OPS-111]', (text) => {
    const file = fileWith(text);
    expect(() => readAppConfig(file)).toThrow(`The configuration ${file} is not a JSON object.`);
  });

  it('may start with a byte order mark [OPS-111]', () => {
    expect(readAppConfig(fileWith('\uFEFF{"brandName":"X"}'))).toEqual({ brandName: 'X' });
  });

  it('that is missing is refused with the name of the file [OPS-111]', () => {
    expect(() => readAppConfig('/nowhere/config.json')).toThrow(
      "The configuration /nowhere/config.json can't be read.",
    );
  });

  it('takes the switches from the operator, whatever the file says [OPS-112]', () => {
    const written = { brandName: 'X', registrationOpen: true, notices: { closure: false, other: 1 } };
    const switches = { closureNotice: true, registration: false, staking: true };
    expect(withSwitches(written, { switches, isOpenDemo: false })).toEqual({
      brandName: 'X',
      registrationOpen: false,
      stakingOpen: true,
      notices: { closure: true, demo: false, withdrawOnly: false, other: 1 },
    });
  });

  it('falls back to the documented state if no switches are known: closing, nothing open [OPS-112]', () => {
    const notices = { closure: true, demo: false, withdrawOnly: false };
    const config = { notices, registrationOpen: false, stakingOpen: false };
    expect(withSwitches({}, { switches: {}, isOpenDemo: false })).toEqual(config);
  });

  it('closes everything while only withdrawals are open, whatever the other switches say [STS-100]', () => {
    const switches = { withdrawOnly: true, closureNotice: false, registration: true, staking: true };
    expect(withSwitches({}, { switches, isOpenDemo: true })).toEqual({
      notices: { closure: true, demo: false, withdrawOnly: true },
      registrationOpen: false,
      stakingOpen: false,
    });
  });

  it.each([true, false])('passes on whether a demo is open: %s', (isOpenDemo) => {
    expect(withSwitches({}, { switches: {}, isOpenDemo })).toMatchObject({ notices: { demo: isOpenDemo } });
  });

  it('opens the page policy to configured hosts and to no other [OPS-113]', () => {
    const config = {
      apiUrl: 'https://api.example.com/v1',
      chartUrl: '/api',
      liveUrl: 'wss://live.example.com',
      liveChat: { scriptUrl: 'https://chat.example.com/widget.js' },
    };
    expect(pagePolicyOf(config)).toEqual({
      connect: [
        'https://api.example.com',
        'wss://api.example.com',
        'wss://live.example.com',
        'https://chat.example.com',
        'wss://chat.example.com',
      ],
      scripts: ['https://chat.example.com'],
    });
    expect(pagePolicyOf({})).toEqual({ connect: [], scripts: [] });
    expect(pagePolicyOf({ liveUrl: 'https://' })).toEqual({ connect: [], scripts: [] });
  });
});

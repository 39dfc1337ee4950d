import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';
import { quickHashing } from '../../areas/accounts/testing/quickHashing';

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane, each time with another salt [ACC-143]', async () => {
    const { hash, isRight } = createPasswords();
    const [first, second] = await Promise.all([hash('Right-1234!'), hash('Right-1234!')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await isRight(first, 'Right-1234!')).toBe(true);
    expect(await isRight(first, 'right-1234!')).toBe(false);
  });

  it('is the same however a system writes its letters', async () => {
    const { hash, isRight } = createPasswords({ cost: quickHashing });
    expect(await isRight(await hash('Zo\u00eb-1234!'), 'Zoe\u0308-1234!')).toBe(true);
  });

  it('without an account is never right, and is checked against a hash of the same cost [ACC-144]', async () => {
    const against: string[] = [];
    const check = async (hash: string) => {
      against.push(hash);
      return true;
    };
    const { isRight } = createPasswords({ check });
    expect(await isRight(undefined, 'Right-1234!')).toBe(false);
    expect(against).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  });

  it('is checked two at a time, and refused if too many are waiting [ACC-143]', async () => {
    let running = 0;
    let most = 0;
    const check = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return true;
    };
    const { isRight } = createPasswords({ cost: quickHashing, check, waiting: 5 });
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => isRight('kept', 'Right-1234!')));
    expect(most).toBe(2);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(7).fill('fulfilled'),
      ...Array<string>(2).fill('rejected'),
    ]);
  });
});

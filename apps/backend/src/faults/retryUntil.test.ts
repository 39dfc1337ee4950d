import { describe, expect, it } from 'vitest';
import { askUntilAnswered, retryUntil } from './retryUntil';

const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

describe('a read between faults', () => {
  it('is repeated if its connection was reset, and answered once the database is back', async () => {
    const fails = [
      reset(),
      new Error('Connection terminated unexpectedly'),
      new Error('Failed query', { cause: reset() }),
    ];
    const ask = async () => {
      const error = fails.shift();
      if (error) throw error;
      return 'sound';
    };
    expect(await askUntilAnswered(ask)).toBe('sound');
    expect(fails).toEqual([]);
  });

  it('is not repeated for ever, and other errors show at once', async () => {
    let asked = 0;
    const ask = (error: Error) => () => {
      asked += 1;
      return Promise.reject(error);
    };
    await expect(askUntilAnswered(ask(reset()), 60)).rejects.toThrow('ECONNRESET');
    expect(asked).toBeGreaterThan(1);
    asked = 0;
    await expect(askUntilAnswered(ask(new Error('no such table')))).rejects.toThrow('no such table');
    expect(asked).toBe(1);
  });

  it('that waits for something reports what did not happen', async () => {
    await expect(retryUntil(async () => false, 'Nobody came.', 60)).rejects.toThrow('Nobody came.');
  });
});

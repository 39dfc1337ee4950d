import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { explainFileError } from './db/embedded/fileErrors';
import { explain } from './explain';

const refusedWith = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('low'), { code }) });

describe('a start that cannot write says what to do', () => {
  it('where the disk of the data folder is full [OPS-028]', async () => {
    const full: unknown = await writeFile('/dev/full', 'any').catch((error: unknown) => error);
    expect(explain(explainFileError('/srv/exchange', full))).toBe(
      'The data folder /srv/exchange cannot be written: the disk is full (ENOSPC).\n' +
        'Free some space there, or choose another data folder.',
    );
  });

  it.each([
    ['53100', 'The disk of the database is full. Free some space, then try again.'],
    ['25006', "The database is read-only. Make sure that DATABASE_URL isn't a standby, then try again."],
  ])('where the database refuses with %s [OPS-028]', (code, sentence) => {
    expect(explain(refusedWith(code))).toBe(sentence);
  });
});

import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretsKey } from './secretsKey';

const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'key-')), 'data');

describe('the key that secrets are sealed with', () => {
  it('is the one that is given, and then nothing is written', () => {
    const folder = newFolder();
    const given = Buffer.alloc(32, 7);
    expect(secretsKey({ given: given.toString('base64'), folder })).toEqual(given);
    expect(() => statSync(folder)).toThrow('ENOENT');
  });

  it('is created once, readable only by the folder’s owner, and found again', () => {
    const folder = newFolder();
    const made = secretsKey({ given: undefined, folder });
    expect(made).toHaveLength(32);
    expect(secretsKey({ given: undefined, folder })).toEqual(made);
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
    expect(secretsKey({ given: undefined, folder: newFolder() })).not.toEqual(made);
  });

  it('is never replaced if its file is damaged, because what it sealed would be lost', () => {
    const folder = newFolder();
    secretsKey({ given: undefined, folder });
    const file = join(folder, 'secrets.key');
    writeFileSync(file, 'half');
    expect(() => secretsKey({ given: undefined, folder })).toThrow(`${file} contains no key.`);
    expect(readFileSync(file, 'utf8')).toBe('half');
  });
});

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newKeyPair } from '../warrants/keys';
import { createKeyRing } from './keyRing';

const open = (passphrase: string | undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const ring = (typed = passphrase) => createKeyRing({ folder, passphrase: () => Promise.resolve(typed) });
  return { ring, pair: newKeyPair() };
};

it('keeps a key in a file for its owner alone, and never overwrites it [OPR-069]', async () => {
  const { ring, pair } = open(undefined);
  const file = await ring().add('e-1', 'ada', pair);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await ring().read('e-1', 'ada'))?.key).toBe(pair.key);
  expect([ring().names('e-1'), ring().names('e-2'), await ring().read('e-2', 'ada')]).toEqual([['ada'], [], undefined]);
  await expect(ring().add('e-1', 'ada', newKeyPair())).rejects.toThrow('There is a key of ada');
  chmodSync(file, 0o644);
  await expect(ring().read('e-1', 'ada')).rejects.toThrow(`chmod 600 ${file}`);
});

it('seals a key with a passphrase, without which it is worth nothing [OPR-069]', async () => {
  const { ring, pair } = open('correct horse');
  const file = await ring().add('e-1', 'ada', pair);
  expect(readFileSync(file, 'utf8')).not.toContain(pair.seed.toString('base64'));
  expect((await ring().read('e-1', 'ada'))?.key).toBe(pair.key);
  await expect(ring('wrong').read('e-1', 'ada')).rejects.toThrow("This is not the key's passphrase.");
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root } from '../steps/repositoryFiles';
import { findPhrases, isRead } from './findPhrases';

/** Lists phrases that we don't use, wherever people would read them, and what we say instead. */
export const checkWords = (): { ok: boolean; output: string } => {
  const findings = repositoryFiles()
    .filter(isRead)
    .flatMap((path) => findPhrases(path, readFileSync(join(root, path), 'utf8')));
  return {
    ok: findings.length === 0,
    output: [
      ...findings.map(({ path, line, found, instead }) => `${path}:${line}  “${found}”  →  ${instead}`),
      ...(findings.length > 0
        ? [`${findings.length} to reword. The phrases we don't use, and what to say instead: scripts/words/phrases.ts.`]
        : []),
    ].join('\n'),
  };
};

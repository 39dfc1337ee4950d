// Lists phrases that we don't use, wherever people would read them, and what we say instead.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPhrases, isRead } from './words/findPhrases';

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const paths = tracked.split('\n').filter((path) => isRead(path) && existsSync(join(root, path)));
const findings = paths.flatMap((path) => findPhrases(path, readFileSync(join(root, path), 'utf8')));

for (const { path, line, found, instead } of findings) console.log(`${path}:${line}  “${found}”  →  ${instead}`);
if (findings.length > 0) {
  console.log(
    `${findings.length} to reword. The phrases we don't use, and what to say instead: scripts/words/phrases.ts.`,
  );
  process.exitCode = 1;
}

// Backend and application with hot reload. The page on 5173 forwards /api and the live connection to 4000. Public texts
// are rebuilt when they are saved, and faults in them are printed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [
  ['npx', ['tsx', 'watch', '--clear-screen=false', 'apps/backend/src/server.ts'], '.'],
  ['npx', ['vite', '--clearScreen', 'false'], 'apps/exchange'],
  ['npx', ['tsx', 'watch', '--clear-screen=false', '--include', 'apps/exchange/content', 'scripts/texts.ts'], '.'],
];

const children = parts.map(([command, given, cwd]) =>
  spawn(String(command), /** @type {string[]} */ (given), {
    cwd: `${root}${String(cwd)}`,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

import { fileURLToPath } from 'node:url';

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** What `npm start` and `npm run operator` run, for `node`. */
export const programs = { server: built('server'), operator: built('operator') } as const;

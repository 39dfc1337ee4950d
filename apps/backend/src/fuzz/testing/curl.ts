import type { FuzzedCall } from './fuzzedCall';

/** Text for a shell, whatever is in it. */
const quoted = (text: string): string => {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("'")) return `'${text}'`;
  const escape = (letter: string) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `$'${text.replaceAll(/[^\x20-\x7e]|['\\]/g, escape)}'`;
};

/** A call as the nearest command that makes it again. */
export const curlOf = (call: FuzzedCall, tokens: readonly string[], origin: string): string => {
  const { method, target, headers, body, cutAt } = call;
  const sent = [...tokens.map((token) => ['Authorization', token]), ...headers];
  const isPlain = !body.includes('\0');
  const parts = [
    isPlain ? '' : `printf %s ${Buffer.from(body, 'latin1').toString('base64')} | base64 -d | `,
    'curl --path-as-is --globoff --max-time 10',
    method === 'HEAD' ? ' --head' : ` -X ${method}`,
    ` ${quoted(target.startsWith('/') ? origin + target : `${origin}/${target}`)}`,
    ...sent.map(([name = '', value = '']) => ` -H ${quoted(`${name}: ${value}`)}`),
    body === '' ? '' : ` --data-binary ${isPlain ? quoted(body) : '@-'}`,
    cutAt === undefined ? '' : ` # ends after ${cutAt} bytes`,
  ];
  return parts.join('');
};

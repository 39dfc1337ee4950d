import { MatchersV3 } from '@pact-foundation/pact';
import type { Asked } from './matchers';

const boundary = 'exchange-form-data';

const part = ([name, value]: [string, string]): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/**
 * A form as multipart. Whoever sends one chooses the boundary; the fields are held against each other one by one, and
 * more of them would not be noticed. No verifier puts what a state was answered with into such a body, so each field is
 * sent as it stands here.
 */
export const postMultipart = (path: string, fields: Record<string, string>, authorization: Asked) => ({
  method: 'POST',
  path,
  headers: {
    'Content-Type': MatchersV3.regex(
      '^multipart/form-data; ?boundary=.+$',
      `multipart/form-data; boundary=${boundary}`,
    ),
    Authorization: authorization,
  },
  body: `${Object.entries(fields).map(part).join('')}--${boundary}--\r\n`,
});

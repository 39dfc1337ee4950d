import { MatchersV3 } from '@pact-foundation/pact';
import type { Asked } from './matchers';

const boundary = 'exchange-form-data';

/** A file that is text, since a pact is. */
export interface TextFile {
  field: string;
  name: string;
  type: string;
  text: string;
}

const filePart = ({ field, name, type, text }: TextFile): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
  `Content-Type: ${type}\r\n\r\n${text}\r\n`;

const part = ([name, value]: [string, string]): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/**
 * A form as multipart. Whoever sends one chooses the boundary; the fields are held against each other one by one, and
 * more of them would not be noticed. No verifier puts what a state was answered with into such a body, so each field is
 * sent as it stands here.
 */
export const postMultipart = (
  path: string,
  fields: Record<string, string>,
  authorization: Asked,
  files: readonly TextFile[] = [],
) => ({
  method: 'POST',
  path,
  headers: {
    'Content-Type': MatchersV3.regex(
      '^multipart/form-data; ?boundary=.+$',
      `multipart/form-data; boundary=${boundary}`,
    ),
    Authorization: authorization,
  },
  body: `${[...Object.entries(fields).map(part), ...files.map(filePart)].join('')}--${boundary}--\r\n`,
});

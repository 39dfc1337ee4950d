import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, type PactV3 } from '@pact-foundation/pact';
import type { Asked } from './matchers';

const boundary = 'exchange-form-data';

interface FileHead {
  field: string;
  name: string;
  type: string;
}

/** A file whose content fits into a text body. */
export interface TextFile extends FileHead {
  text: string;
}

/** A binary file, such as a picture. */
export interface ByteFile extends FileHead {
  bytes: Buffer;
}

const headOf = ({ field, name, type }: FileHead): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
  `Content-Type: ${type}\r\n\r\n`;

const filePart = (file: TextFile): string => `${headOf(file)}${file.text}\r\n`;

const part = ([name, value]: [string, string]): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const partsOf = (fields: Record<string, string>): string => Object.entries(fields).map(part).join('');

const end = `--${boundary}--\r\n`;

const requestTo = (path: string, authorization: Asked) => ({
  method: 'POST',
  path,
  headers: {
    'Content-Type': MatchersV3.regex(
      '^multipart/form-data; ?boundary=.+$',
      `multipart/form-data; boundary=${boundary}`,
    ),
    Authorization: authorization,
  },
});

/**
 * A multipart form. The sender chooses the boundary. The verifier compares the fields one by one and ignores additional
 * ones. No verifier can put values from a state into such a body, so each field is sent exactly as given here.
 */
export const postMultipart = (
  path: string,
  fields: Record<string, string>,
  authorization: Asked,
  files: readonly TextFile[] = [],
) => ({
  ...requestTo(path, authorization),
  body: `${partsOf(fields)}${files.map(filePart).join('')}${end}`,
});

export const bytesOf = (fields: Record<string, string>, files: readonly ByteFile[]): Buffer =>
  Buffer.concat([
    Buffer.from(partsOf(fields)),
    ...files.flatMap((file) => [Buffer.from(headOf(file)), file.bytes, Buffer.from('\r\n')]),
    Buffer.from(end),
  ]);

/** The smallest picture, for calls that look at the file. */
export const jpeg = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4r' +
    'K06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAA' +
    'AAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM' +
    'AwEAAhEDEQA/AKoAP//Z',
  'base64',
);

export const toFile = ({ bytes, name, type }: ByteFile): File => new File([new Uint8Array(bytes)], name, { type });

/** The library only reads bytes from a file. */
const withFileOf = <Answer>(bytes: Buffer, use: (path: string) => Answer): Answer => {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-pact-body-'));
  try {
    const path = join(folder, 'body');
    writeFileSync(path, bytes);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The same form with binary files; their bytes are compared as well. */
export const askedWithBytes = (
  asked: PactV3,
  path: string,
  fields: Record<string, string>,
  authorization: Asked,
  files: readonly ByteFile[],
): PactV3 => {
  const request = requestTo(path, authorization);
  const equal = (name: string) => ({ path: `$.${name}`, rules: [{ 'pact:matcher:type': 'equality' }] });
  // By default, bytes are only compared by their apparent content type.
  const rules = { body: [...new Set([...Object.keys(fields), ...files.map(({ field }) => field)])].map(equal) };
  return withFileOf(bytesOf(fields, files), (bytes) =>
    asked
      .withRequestBinaryFile(request, `multipart/form-data; boundary=${boundary}`, bytes)
      .withRequestMatchingRules(request, rules),
  );
};

import { isIP } from 'node:net';
import { z } from 'zod';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** An address, or a network in CIDR notation. A prefix of 0 would match everyone. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
};

const everybody = "true would let any client spoof its address. List the proxies' networks, or how many there are";

const unreadable = 'must be false, the number of proxies, or their networks like 10.0.0.0/8, separated by commas';

/** Who to trust for a request's client address: no one, a number of proxies, or proxies in these networks. */
export const trustProxy = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const networks = listed(text);
  if (networks.length > 0 && networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: text === 'true' ? everybody : unreadable });
  return z.NEVER;
});

const isOrigin = (text: string): boolean => /^https?:$/.test(protocolOf(text)) && new URL(text).origin === text;

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

/** Compared exactly with what browsers send, so an origin in any other form is a mistake. */
export const origins = z
  .string()
  .transform(listed)
  .refine(
    (all) => all.every(isOrigin),
    'must be origins like https://app.example, without a path, separated by commas',
  );

export const hostNames = z.string().transform(listed);

import { callsOf, type ContractCall, type ContractDocument } from '../contract/document';

const isOf = ({ method, path }: ContractCall, request: { method: string; path: string }): boolean =>
  method === request.method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path);

/** The call of the contract that a request is for. */
export const callFor = (
  document: ContractDocument,
  request: { method: string; path: string },
): ContractCall | undefined => callsOf(document).find((call) => isOf(call, request));

/** The same for a request as it is on the wire: with its query, below the path where the calls are. */
export const callBelow = (
  document: ContractDocument,
  basePath: string,
  { method, path }: { method: string; path: string },
): ContractCall | undefined => {
  const [bare = ''] = path.split('?');
  return bare.startsWith(`${basePath}/`) ? callFor(document, { method, path: bare.slice(basePath.length) }) : undefined;
};

const filled: Record<string, string> = { '{pair}': '[A-Z0-9]+-[A-Z0-9]+', '{userId}': '.+' };

/** The contract's name of a channel, whose braces contain a pair or trader on the wire. */
export const channelOf = (document: ContractDocument, wireName: string): string | undefined => {
  const names = Object.keys(document.webhooks);
  if (names.includes(wireName)) return wireName;
  const isNamed = (name: string) => new RegExp(`^${name.replace(/\{\w+\}/, (place) => filled[place] ?? place)}$`);
  return names.find((name) => isNamed(name).test(wireName));
};

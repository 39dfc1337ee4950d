import { callsOf, type ContractCall, type ContractDocument, type ContractMessage } from '../contract/document';
import { curlSample } from './referenceSamples';

/** A badge stands in the menu as well; the library shows the mark itself only below the description. */
const withBadge = <T extends { 'x-extension'?: boolean }>({ 'x-extension': isExtension, ...operation }: T) => ({
  ...operation,
  ...(isExtension === true && { 'x-badges': [{ name: 'extension', color: '#8a4b00' }] }),
});

const pathItem = (document: ContractDocument, calls: ContractCall[], base: string) =>
  Object.fromEntries(
    calls.map((call) => {
      const sample = { lang: 'bash', label: 'curl', source: curlSample(document, call, base) };
      return [call.method.toLowerCase(), { ...withBadge(call.operation), 'x-codeSamples': [sample] }];
    }),
  );

/** The library lists webhooks by their summary only, and clients need the name. */
const named = (channel: string, { summary = '', description = '', ...message }: ContractMessage) => ({
  ...withBadge(message),
  summary: channel,
  description: `**${summary}**\n\n${description}`,
});

/** The contract with what only its page shows: names of channels, badges and examples of requests. */
export const referenceDocument = (document: ContractDocument, base: string): ContractDocument => {
  const calls = callsOf(document);
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const own = calls.filter((call) => call.path === path);
    return [path, { ...item, ...pathItem(document, own, base) }] as const;
  });
  const webhooks = Object.entries(document.webhooks).map(
    ([channel, item]) => [channel, { ...item, post: named(channel, item.post) }] as const,
  );
  return { ...document, paths: Object.fromEntries(paths), webhooks: Object.fromEntries(webhooks) };
};

/** Identifies the chain or format; all addresses of it share the prefix. */
const prefix = /^(?:0x|xdc|bitcoincash:)/i;

export const addressPrefix = (address: string): string => prefix.exec(address)?.[0] ?? '';

export const withoutPrefix = (address: string): string => address.slice(addressPrefix(address).length);

export const inFours = (text: string): string[] => text.match(/.{1,4}/gsu) ?? [];

/**
 * Groups that people can compare at a glance: the prefix, then four characters at a time. Joined, they are the address.
 */
export const addressGroups = (address: string): string[] => {
  const lead = addressPrefix(address);
  const groups = inFours(withoutPrefix(address));
  return lead === '' ? groups : [lead, ...groups];
};

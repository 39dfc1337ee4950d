/** Says which chain or format an address is of, and is the same for all of them. */
const prefix = /^(?:0x|xdc|bitcoincash:)/i;

export const addressPrefix = (address: string): string => prefix.exec(address)?.[0] ?? '';

export const withoutPrefix = (address: string): string => address.slice(addressPrefix(address).length);

export const inFours = (text: string): string[] => text.match(/.{1,4}/gsu) ?? [];

/** What a person compares at a glance: the prefix, then four characters at a time. Joined again they are the address. */
export const addressGroups = (address: string): string[] => {
  const lead = addressPrefix(address);
  const groups = inFours(withoutPrefix(address));
  return lead === '' ? groups : [lead, ...groups];
};

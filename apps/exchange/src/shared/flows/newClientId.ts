/** Unguessable and unique; also works on a page that wasn't loaded over https. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

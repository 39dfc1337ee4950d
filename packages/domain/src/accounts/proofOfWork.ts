/** How much work went into a digest. */
export const leadingZeroBits = (digest: Uint8Array): number => {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? 8 * digest.length : 8 * first + Math.clz32(digest[first] ?? 0) - 24;
};

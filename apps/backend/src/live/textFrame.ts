const finalText = 0x81;

/** Up to 125 bytes the second byte says how many there are; 126 and 127 say that 2 or 8 more bytes do. */
const headOf = (length: number): Buffer => {
  if (length < 126) return Buffer.from([finalText, length]);
  if (length < 65_536) {
    const head = Buffer.from([finalText, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.from([finalText, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

/** A text as one frame from a server (RFC 6455, section 5.2), to be written to any number of connections. */
export const textFrame = (text: string): Buffer => {
  const data = Buffer.from(text);
  return Buffer.concat([headOf(data.length), data]);
};

const finalText = 0x81;

/** The second byte is the length up to 125; 126 and 127 mean that 2 or 8 bytes with the length follow. */
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

/** Text as one frame from a server (RFC 6455, section 5.2), which can be written to any number of connections. */
export const textFrame = (text: string): Buffer => {
  const data = Buffer.from(text);
  return Buffer.concat([headOf(data.length), data]);
};

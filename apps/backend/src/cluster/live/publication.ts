/** Something public that the owner told all gateways. */
export interface Publication {
  /** The owner's connection to Redis, by name: whatever was published before or after it isn't among these. */
  stream: string;
  /** Gapless within a stream. */
  counter: number;
  /** When it was published by the owner's clock: milliseconds since 1970. */
  at: number;
  /** Whom it is for; everyone if undefined. */
  room: string | undefined;
  /** The event in Socket.IO's text format; empty for a mere sign of life. */
  text: string;
}

/** How the link for publications is kept, at both ends. */
export const liveLink = {
  words: { away: 'Live events are interrupted', back: 'Live events are back' },
  pauses: { firstMs: 100, longestMs: 1_000 },
};

export const publicChannel = (prefix: string): string => `${prefix}:public`;

const tradersOf = (prefix: string): string => `${prefix}:user:`;

/** Carries events of one trader as they are: whatever one of them is lost with begins another stream. */
export const traderChannel = (prefix: string, uniqueId: string): string => `${tradersOf(prefix)}${uniqueId}`;

export const traderOfChannel = (prefix: string, channel: string): string => channel.slice(tradersOf(prefix).length);

/** One line about it, and then the event, which is sent on without having been read. */
export const writePublication = ({ stream, counter, at, room = '', text }: Publication): string =>
  `${stream}\t${counter}\t${at}\t${room}\n${text}`;

const line = /^(?<stream>[^\t\n]+)\t(?<counter>\d+)\t(?<at>\d+)\t(?<room>[^\t\n]*)\n/;

export const readPublication = (message: string): Publication => {
  const found = line.exec(message);
  const { stream, counter, at, room } = found?.groups ?? {};
  if (!found || stream === undefined) throw new Error('A publication could not be read.');
  const [{ length }] = found;
  return {
    stream,
    counter: Number(counter),
    at: Number(at),
    room: room === '' ? undefined : room,
    text: message.slice(length),
  };
};

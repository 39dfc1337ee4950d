import type { Message, Sender, Step } from './message';

/** Codes and links get their own line, so that they are easy to copy. */
const stepText = (step: Step): string[] => [step.say, 'code' in step ? `    ${step.code}` : step.link.href];

type Facts = Message['facts'];

/** Room for the longest label, its colon and two spaces. */
const nameWidthOf = (facts: Facts): number => Math.max(10, ...facts.map(({ name }) => name.length + 3));

/** Indented, so that no line of a stranger's text can pass for one of ours. */
const valueText = (value: string, indent: number): string => value.split(/\r\n|\r|\n/).join(`\n${' '.repeat(indent)}`);

const factsText = (facts: Facts): string[] => {
  if (facts.length === 0) return [];
  const width = nameWidthOf(facts);
  return [facts.map(({ name, value }) => `${`${name}:`.padEnd(width)}${valueText(value, width)}`).join('\n')];
};

export const noAnswer = ({ brand, publicUrl }: Sender): string =>
  `${brand}, ${publicUrl} · Replies to this address aren't read.`;

/** At the top, where readers look for it. */
export const wordText = ({ antiPhishingWord }: Message): string[] =>
  antiPhishingWord === undefined ? [] : [`Your anti-phishing word: ${antiPhishingWord}`];

export const noticeText = ({ notice }: Message): string[] => (notice === undefined ? [] : [notice]);

export const plainText = (message: Message, sender: Sender): string => {
  const { say, link } = message.otherwise;
  const paragraphs = [
    ...wordText(message),
    ...noticeText(message),
    message.title,
    ...message.happened,
    ...factsText(message.facts),
    ...message.steps.flatMap(stepText),
    message.valid,
    link ? `${say} ${link.href}` : say,
    `-- \n${noAnswer(sender)}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

export interface Found {
  code?: string;
  link?: string;
}

/** The code and the link in an email's text. */
export const findInText = (text: string): Found => {
  const [, code] = /^ {4}(\d+|[a-z2-7]{5}-[a-z2-7]{5})$/m.exec(text) ?? [];
  const [link] = /^https?:\S+$/m.exec(text) ?? [];
  return { ...(code !== undefined && { code }), ...(link !== undefined && { link }) };
};

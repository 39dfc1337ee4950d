import type { Message, Sender, Step } from './message';

/** Codes and links stand alone in their lines, to be found and copied. */
const stepText = (step: Step): string[] => [step.say, 'code' in step ? `    ${step.code}` : step.link.href];

const factsText = (facts: Message['facts']): string[] => {
  if (facts.length === 0) return [];
  return [facts.map(({ name, value }) => `${`${name}:`.padEnd(10)}${value}`).join('\n')];
};

export const noAnswer = ({ brand, publicUrl }: Sender): string =>
  `${brand}, ${publicUrl} · Nobody reads answers to this address.`;

export const plainText = (message: Message, sender: Sender): string => {
  const { say, link } = message.otherwise;
  const paragraphs = [
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

/** What a reader copies from a mail. */
export const findInText = (text: string): Found => {
  const [, code] = /^ {4}(\d+)$/m.exec(text) ?? [];
  const [link] = /^https?:\S+$/m.exec(text) ?? [];
  return { ...(code !== undefined && { code }), ...(link !== undefined && { link }) };
};

import { darkRules, inline } from './mailStyles';
import { markup, type Markup } from '../devPages/markup';
import type { Link, Message, Sender, Step } from './message';
import { noAnswer, noticeText, wordText } from './plainText';

const rules: Markup = { markup: darkRules };

const button = ({ label, href }: Link): Markup =>
  markup`<p style="${inline.buttonRow}"><a href="${href}" target="_blank" rel="noopener noreferrer" style="${inline.button}">${label}</a></p>
`;

const code = (digits: string): Markup => markup`<p class="text code" style="${inline.code}">${digits}</p>
`;

const stepHtml = (step: Step): Markup =>
  markup`<p class="text" style="${inline.paragraph}">${step.say}</p>
${'code' in step ? code(step.code) : button(step.link)}`;

const fact = ({ name, value }: Message['facts'][number]): Markup =>
  markup`<tr><th scope="row" class="quiet" style="${inline.factName}">${name}</th><td class="text" style="${inline.factValue}">${value}</td></tr>
`;

const factsHtml = (facts: Message['facts']): Markup =>
  facts.length === 0
    ? markup``
    : markup`<table cellpadding="0" cellspacing="0" border="0" style="${inline.facts}">
${facts.map(fact)}</table>
`;

const textLink = ({ label, href }: Link): Markup =>
  markup` <a href="${href}" target="_blank" rel="noopener noreferrer" class="link" style="${inline.link}">${label}</a>`;

const otherwiseHtml = ({ say, link }: Message['otherwise']): Markup =>
  markup`<p class="quiet rule" style="${inline.otherwise}">${say}${link ? textLink(link) : ''}</p>`;

const paragraph = (text: string): Markup => markup`<p class="text" style="${inline.paragraph}">${text}</p>
`;

const word = (text: string): Markup => markup`<p class="quiet" style="${inline.word}">${text}</p>
`;

const card = (message: Message): Markup => {
  const { title, happened, facts, steps, valid, otherwise } = message;
  return markup`${wordText(message).map(word)}${noticeText(message).map(word)}<h1 class="text" style="${inline.title}">${title}</h1>
${happened.map(paragraph)}${factsHtml(facts)}${steps.map(stepHtml)}<p class="quiet" style="${inline.valid}">${valid}</p>
${otherwiseHtml(otherwise)}`;
};

/** A single column, laid out with tables because some email programs support nothing else. */
export const mailHtml = (message: Message, sender: Sender): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${message.subject}</title>
<style>${rules}</style>
</head>
<body class="page" style="${inline.page}">
<div class="preview" style="${inline.preview}">${message.happened.at(-1) ?? ''}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="${inline.page}">
<tr><td align="center" style="${inline.outer}">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" border="0" style="${inline.column}">
<tr><td class="text" style="${inline.brand}">${sender.brand}</td></tr>
<tr><td class="card" style="${inline.card}">
${card(message)}
</td></tr>
<tr><td class="quiet" style="${inline.footer}">${noAnswer(sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;

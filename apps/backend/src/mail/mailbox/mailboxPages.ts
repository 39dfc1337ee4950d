import type { DevPage } from '../../devPages/devPages';
import { markup, type Markup } from '../../devPages/markup';
import { spokenMoment } from '../../runtime/spokenMoment';
import { findInText } from '../plainText';
import type { OutgoingMail } from '../outboxStore';

const row = ({ id, recipient, subject, createdAt }: OutgoingMail): Markup =>
  markup`<tr><td>${spokenMoment(createdAt)}</td><td>${recipient}</td><td><a href="/dev/mail/${id}">${subject}</a></td></tr>
`;

const list = (mails: readonly OutgoingMail[]): Markup =>
  markup`<table>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${mails.map(row)}</tbody>
</table>`;

export const listPage = (mails: readonly OutgoingMail[], to: string | undefined): DevPage => ({
  title: 'Mailbox',
  content: markup`<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so the exchange's email arrives here, newest first.</p>
<form action="/dev/mail">
<label>To<input type="email" name="to" value="${to ?? ''}" autocomplete="off"></label>
<button>Show</button>
</form>
${mails.length > 0 ? list(mails) : markup`<p>No email${to === undefined ? '' : ` to ${to}`} yet.</p>`}`,
});

const found = (text: string): Markup => {
  const { code, link } = findInText(text);
  const parts = [
    ...(code === undefined ? [] : [markup`<dt>Code</dt><dd>${code}</dd>`]),
    ...(link === undefined ? [] : [markup`<dt>Link</dt><dd><a href="${link}">${link}</a></dd>`]),
  ];
  return markup`${parts}`;
};

/** Links in an email open outside the frame, without its restrictions. */
export const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

export const mailPage = ({ id, recipient, subject, text, createdAt }: OutgoingMail): DevPage => ({
  title: subject,
  content: markup`<h1>${subject}</h1>
<dl><dt>To</dt><dd><a href="/dev/mail?to=${encodeURIComponent(recipient)}">${recipient}</a></dd>
<dt>Time</dt><dd>${spokenMoment(createdAt)}</dd>${found(text)}</dl>
<h2>Text</h2>
<pre>${text}</pre>
<h2>HTML</h2>
<iframe title="The email as HTML" sandbox="${sandbox}" src="/dev/mail/${id}/html"></iframe>`,
});

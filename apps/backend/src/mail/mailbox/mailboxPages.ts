import { markup, type Markup } from '../markup';
import { findInText } from '../plainText';
import type { OutgoingMail } from '../outboxStore';

const styles: Markup = {
  markup: `
:root { color-scheme: light dark; --page: #fcfcfd; --line: #e0e1e6; --text: #1c2024; --quiet: #60646c; --link: #3a5bc7; }
@media (prefers-color-scheme: dark) {
  :root { --page: #111113; --line: #2e3135; --text: #edeef0; --quiet: #b0b4ba; --link: #9eb1ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px; max-width: 960px; background: var(--page); color: var(--text);
  font: 14px/20px Inter, system-ui, sans-serif; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 14px; font-weight: 600; margin: 24px 0 8px; }
a { color: var(--link); }
p, dl { margin: 0 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px; }
label { display: grid; gap: 4px; flex: 1 1 240px; color: var(--quiet); }
input, button { font: inherit; color: inherit; height: 36px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 4px; background: transparent; min-width: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
th, dt, .quiet { color: var(--quiet); font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace; }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 8px; }
`,
};

const page = (title: string, nonce: string, content: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${content}
</body>
</html>
`.markup;

const momentOf = (at: Date): string => at.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC');

const row = ({ id, recipient, subject, createdAt }: OutgoingMail): Markup =>
  markup`<tr><td>${momentOf(createdAt)}</td><td>${recipient}</td><td><a href="/dev/mail/${id}">${subject}</a></td></tr>
`;

const list = (mails: readonly OutgoingMail[]): Markup =>
  markup`<table>
<thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${mails.map(row)}</tbody>
</table>`;

export const listPage = (mails: readonly OutgoingMail[], to: string | undefined, nonce: string): string =>
  page(
    'Mailbox',
    nonce,
    markup`<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so the exchange's email arrives here, newest first.</p>
<form action="/dev/mail">
<label>To<input type="email" name="to" value="${to ?? ''}" autocomplete="off"></label>
<button>Show</button>
</form>
${mails.length > 0 ? list(mails) : markup`<p>No email${to === undefined ? '' : ` to ${to}`} yet.</p>`}`,
  );

const found = (text: string): Markup => {
  const { code, link } = findInText(text);
  const parts = [
    ...(code === undefined ? [] : [markup`<dt>Code</dt><dd>${code}</dd>`]),
    ...(link === undefined ? [] : [markup`<dt>Link</dt><dd><a href="${link}">${link}</a></dd>`]),
  ];
  return markup`${parts}`;
};

/** The links of a mail open pages of their own, free of what holds the mail. */
export const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

export const mailPage = ({ id, recipient, subject, text, createdAt }: OutgoingMail, nonce: string): string =>
  page(
    subject,
    nonce,
    markup`<p><a href="/dev/mail">Mailbox</a></p>
<h1>${subject}</h1>
<dl><dt>To</dt><dd><a href="/dev/mail?to=${encodeURIComponent(recipient)}">${recipient}</a></dd>
<dt>Time</dt><dd>${momentOf(createdAt)}</dd>${found(text)}</dl>
<h2>Text</h2>
<pre>${text}</pre>
<h2>HTML</h2>
<iframe title="The email as HTML" sandbox="${sandbox}" src="/dev/mail/${id}/html"></iframe>`,
  );

import type { FastifyReply } from 'fastify';
import { newNonce } from '../http/headers';
import { markup, type Markup } from './markup';
import { styles } from './styles';

/** A page for people who try out the exchange; never shown to real traders. */
export interface DevPage {
  title: string;
  content: Markup;
}

const names = { mail: 'Mailbox', chain: 'Simulated chains' } as const;

type PageName = keyof typeof names;

export type DevPages = ReturnType<typeof createDevPages>;

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const document = ({ title, content }: DevPage, nav: Markup, nonce: string): string =>
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
${nav}
<main>
${content}
</main>
</body>
</html>
`.markup;

const linkTo = (name: PageName, url: string): Markup => {
  const path = `/dev/${name}`;
  return url.startsWith(path)
    ? markup`<a href="${path}" aria-current="true">${names[name]}</a>`
    : markup`<a href="${path}">${names[name]}</a>`;
};

const pageNames: readonly PageName[] = ['mail', 'chain'];

/** Sends such pages, which link to each other. */
export const createDevPages = (isThere: Readonly<Record<PageName, boolean>>) => ({
  send: (reply: FastifyReply, page: DevPage) => {
    const nonce = newNonce();
    const nav = markup`<nav>${pageNames.filter((name) => isThere[name]).map((name) => linkTo(name, reply.request.url))}</nav>`;
    return reply
      .header('Content-Security-Policy', policy(nonce))
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document(page, nav, nonce));
  },
});

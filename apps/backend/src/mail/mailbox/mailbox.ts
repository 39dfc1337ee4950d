import type { FastifyInstance } from 'fastify';
import { normaliseEmail } from '@exchange/domain';
import type { Database } from '../../db/client';
import type { DevPages } from '../../devPages/devPages';
import { createOutboxStore, type OutgoingMail } from '../outboxStore';
import { findInText } from '../plainText';
import { listPage, mailPage, sandbox } from './mailboxPages';

export interface MailboxOptions {
  db: Database;
  isOpen: boolean;
  pages: DevPages;
}

const mostShown = 200;

const framePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandbox}`,
].join('; ');

const nothing = { statusCode: 404, message: "There's nothing here." };

const toIn = ({ to }: { to?: unknown }): string | undefined =>
  typeof to === 'string' && to.trim() !== '' ? normaliseEmail(to) : undefined;

const told = ({ recipient, subject, text, html, createdAt }: OutgoingMail) => ({
  to: recipient,
  subject,
  text,
  html,
  at: createdAt.toISOString(),
  ...findInText(text),
});

/** A page to read emails while there is no mail server to send them. */
export const mailbox = async (app: FastifyInstance, { db, isOpen, pages }: MailboxOptions): Promise<void> => {
  // Other unknown paths show the application, but this isn't one of its pages.
  app.get('/dev/*', async (_, reply) => reply.status(404).send(nothing));
  if (!isOpen) return;
  const store = createOutboxStore(db);
  const find = async (id: string): Promise<OutgoingMail | undefined> =>
    /^\d{1,15}$/.test(id) ? store.findWaiting(Number(id)) : undefined;

  app.get<{ Querystring: { to?: unknown } }>('/dev/mail', async ({ query }, reply) => {
    const to = toIn(query);
    const mails = await store.newestWaiting(to, mostShown);
    return pages.send(reply, listPage(mails, to));
  });
  app.get<{ Querystring: { to?: unknown } }>('/dev/mail.json', async ({ query }, reply) =>
    reply.header('Cache-Control', 'no-store').send((await store.newestWaiting(toIn(query), mostShown)).map(told)),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = await find(params.id);
    return mail ? pages.send(reply, mailPage(mail)) : reply.status(404).send(nothing);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params }, reply) => {
    const mail = await find(params.id);
    if (!mail) return reply.status(404).send(nothing);
    return reply
      .header('Content-Security-Policy', framePolicy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
};

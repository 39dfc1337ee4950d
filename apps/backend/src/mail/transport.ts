import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './outboxStore';

export interface Transport {
  /** Resolves once the mail server has taken it over. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Lets what is being sent go out. */
  close: () => void;
  /** What is being sent fails. */
  cut: () => void;
}

export interface From {
  name: string;
  address: string;
}

/** A mail server, reached by a few connections that stay open. */
export const createSmtpTransport = (url: string, from: From): Transport => {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ recipient, subject, text, html, createdAt, messageId, inReplyTo }) => {
      await smtp.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        date: createdAt,
        messageId,
        ...(inReplyTo !== null && { inReplyTo, references: inReplyTo }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => {
      smtp.close();
    },
    cut: () => {
      smtp.transporter.close?.({ force: true });
    },
  };
};

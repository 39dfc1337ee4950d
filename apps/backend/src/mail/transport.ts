import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './outboxStore';

export interface Transport {
  /** Resolves once the mail server has accepted it. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Lets emails that are being sent finish. */
  close: () => void;
  /** Makes emails that are being sent fail. */
  cut: () => void;
}

export interface From {
  name: string;
  address: string;
}

/** A mail server, over a few connections that stay open. */
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

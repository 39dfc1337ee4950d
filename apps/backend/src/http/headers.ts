import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface PagePolicy {
  /** Origins the page may call besides its own. */
  connect: string[];
  /** Origins it may load scripts from besides its own: the live chat's, where one is configured. */
  scripts: string[];
}

export const newNonce = (): string => randomBytes(16).toString('base64');

const directive = (name: string, ...sources: string[]): string => [name, ...sources].join(' ');

export const pagePolicy = ({ connect, scripts }: PagePolicy, nonce: string): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", `'nonce-${nonce}'`),
    directive('img-src', "'self'", 'data:', 'blob:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...connect),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');

/** The reference is drawn by a library that styles elements as it goes and searches in a worker. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

export const secureHeaders = (app: FastifyInstance, { isSecureOnly }: { isSecureOnly: boolean }): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('X-Request-Id', request.id);
    if (isSecureOnly) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
};

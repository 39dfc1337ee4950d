import { randomBytes } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
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

/** For answers that are no page: whoever opens one gets to see it and nothing else. */
const barePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** What Helmet does not know of. */
const permissions = { 'Permissions-Policy': 'camera=(), geolocation=(), microphone=()' };

/** For answers that no hook ever sees; a test holds them to what Helmet writes on all others. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...permissions,
  'Content-Security-Policy': barePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
  'Cache-Control': 'no-store',
};

const helmetOptions = ({ isSecureOnly }: { isSecureOnly: boolean }): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  hsts: isSecureOnly && { maxAge: 31_536_000, includeSubDomains: true },
});

/** On every answer; pages replace the policy by their own. */
export const secureHeaders = async (app: FastifyInstance, options: { isSecureOnly: boolean }): Promise<void> => {
  await app.register(helmet, helmetOptions(options));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(permissions).header('X-Request-Id', request.id);
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
};

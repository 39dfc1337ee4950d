import { randomBytes } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { servedPath } from './page/servedPath';

export interface PagePolicy {
  /** Other origins that the page may call. */
  connect: string[];
  /** Other origins that it may load scripts from: the live chat's, if one is configured. */
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

/** The reference is rendered by a library that adds style sheets and searches in a worker. */
export const referencePolicy = (nonce: string): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'"),
    directive('style-src', "'self'", `'nonce-${nonce}'`),
    directive('img-src', "'self'", 'data:'),
    directive('font-src', "'self'", 'data:'),
    directive('connect-src', "'self'"),
    directive('worker-src', "'self'", 'blob:'),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');

/** For answers that aren't pages: opened in a browser, they may load and run nothing. */
const barePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Not covered by Helmet. */
const permissions = { 'Permissions-Policy': 'camera=(), geolocation=(), microphone=()' };

/** For answers that no hook sees; a test checks that they match what Helmet sets on all others. */
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

interface Security {
  /** Whether browsers are told to come over HTTPS only: in production. */
  isSecureOnly: boolean;
}

const httpsOnly = { maxAge: 31_536_000, includeSubDomains: true } as const;

export const bareHeadersIn = ({ isSecureOnly }: Security): Readonly<Record<string, string>> => ({
  ...bareHeaders,
  ...(isSecureOnly && { 'Strict-Transport-Security': `max-age=${httpsOnly.maxAge}; includeSubDomains` }),
});

const helmetOptions = ({ isSecureOnly }: Security): FastifyHelmetOptions => ({
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
  hsts: isSecureOnly && httpsOnly,
});

/** Set on every answer; pages replace the policy with their own. */
export const secureHeaders = async (app: FastifyInstance, options: Security): Promise<void> => {
  await app.register(helmet, helmetOptions(options));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(permissions).header('X-Request-Id', request.id);
    if (servedPath(request).startsWith('/api')) reply.header('Cache-Control', 'no-store');
  });
};

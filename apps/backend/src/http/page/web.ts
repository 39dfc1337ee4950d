import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { webFolder } from '../../runtime/places';
import { createSharedRead } from '../../runtime/sharedRead';
import { newNonce, pagePolicy, type PagePolicy } from '../headers';
import { manifest, manifestPath } from './manifest';
import { withHead } from './pageHead';
import { isPage, pathOf } from './pageRequest';
import { robots, sitemap, sitemapPath } from './searchEngines';

export interface WebOptions {
  /** The folder of the built application; by default the build's output folder. */
  folder: string | undefined;
  policy: PagePolicy;
  /** The runtime configuration with the current switches. */
  config: () => Promise<Record<string, unknown>>;
  brandName: string;
  /** Of the installed application's window. */
  themeColour: string;
  /** The exchange's public address, without a trailing slash. */
  publicUrl: string;
  /** Run before the configuration is served, which pages load first. */
  beforeConfig?: preHandlerAsyncHookHandler[];
}

const year = 'public, max-age=31536000, immutable';

/** Serves the built application: hashed files are cached for ever, the page stays fresh, the configuration isn't. */
export const web = async (app: FastifyInstance, options: WebOptions): Promise<void> => {
  const { folder = webFolder, policy, config, themeColour, beforeConfig = [], ...site } = options;
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn(`The application isn't built (${index} is missing); serving the API only.`);
    return;
  }
  const html = readFileSync(index, 'utf8');
  const rules = readFileSync(join(folder, 'robots.txt'), 'utf8');

  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce();
    return reply
      .header('Content-Security-Policy', pagePolicy(policy, nonce))
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withHead(html, { ...site, pathname: pathOf(url) }).replaceAll('__nonce__', nonce));
  };

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/index.html', '**/config.json', '**/robots.txt'],
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', path.includes(`${folder}/assets/`) ? year : 'no-cache');
    },
  });
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(rules, site.publicUrl)),
  );
  app.get(manifestPath, async (_, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifest({ brandName: site.brandName, themeColour }))),
  );
  app.get(sitemapPath, async (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(site.publicUrl)));
  const readConfig = createSharedRead(config);
  app.get('/config.json', { onRequest: beforeConfig }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send(await readConfig()),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return reply.status(404).send({ statusCode: 404, message: "There's nothing here.", requestId: request.id });
  });
};

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readContractText } from '../contract/document';
import { referencePolicy } from './headers';

const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>XDC Exchange API</title>
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <redoc spec-url="/api/openapi.yaml" hide-download-button="false" disable-google-font="true" json-sample-expand-level="4"></redoc>
    <script src="/api/docs/redoc.standalone.js"></script>
  </body>
</html>
`;

const css = 'body { margin: 0; font-family: system-ui, sans-serif; }\n';

/** The contract as a page, without any other host. */
export const reference = async (app: FastifyInstance): Promise<void> => {
  const contract = readContractText();
  await app.register(fastifyStatic, {
    root: dirname(bundle),
    serve: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  app.get('/openapi.yaml', async (_, reply) => reply.type('application/yaml; charset=utf-8').send(contract));
  app.get('/docs', async (_, reply) =>
    reply.header('Content-Security-Policy', referencePolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/docs/redoc.standalone.js', async (_, reply) =>
    reply.sendFile('redoc.standalone.js', dirname(bundle), { cacheControl: true, maxAge: 86_400_000 }),
  );
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readContractText } from '../contract/document';
import { referencePolicy } from './headers';

const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');

/** The only picture that the library would fetch from another host. */
const foreignPicture = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const noPicture = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>XDC Exchange API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <redoc spec-url="/api/openapi.yaml" disable-google-font="true" json-sample-expand-level="4"></redoc>
    <script src="/api/docs/redoc.standalone.js"></script>
  </body>
</html>
`;

const css = 'body { margin: 0; font-family: system-ui, sans-serif; }\n';

const day = 'public, max-age=86400';

/** The API reference as a page that loads nothing from other hosts. */
export const reference = async (app: FastifyInstance): Promise<void> => {
  const contract = readContractText();
  let library: Promise<string> | undefined;
  const readLibrary = async () => (await readFile(bundle, 'utf8')).replaceAll(foreignPicture, noPicture);

  app.get('/openapi.yaml', async (_, reply) => reply.type('application/yaml; charset=utf-8').send(contract));
  app.get('/docs', async (_, reply) =>
    reply.header('Content-Security-Policy', referencePolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/docs/redoc.standalone.js', async (_, reply) =>
    reply
      .header('Cache-Control', day)
      .type('text/javascript; charset=utf-8')
      .send(await (library ??= readLibrary())),
  );
};

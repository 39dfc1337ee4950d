import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readContractText, type ContractDocument } from '../contract/document';
import { channelsFile } from '../runtime/places';
import { newNonce, referencePolicy } from './headers';
import { referenceDocument } from './referenceDocument';

const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');

/** The only picture that the library would fetch from another host. */
const foreignPicture = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const noPicture = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Where the library keeps the nonce of the style sheets that it adds, some of them before it reads any option. */
const noNonce = 'r.nc=void 0';
const pageNonce = 'r.nc=document.currentScript.nonce';

const pageWith = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>XDC Exchange API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <redoc></redoc>
    <script src="/api/docs/redoc.standalone.js" nonce="${nonce}"></script>
    <script src="/api/docs/page.js"></script>
  </body>
</html>
`;

/** The menu's badges are as wide as the methods', unless told otherwise. */
const css = `body { margin: 0; font-family: system-ui, sans-serif; }
.operation-type.badge { width: auto; padding: 0 4px; }
`;

const settings = {
  disableGoogleFont: true,
  jsonSampleExpandLevel: 4,
  showExtensions: ['x-outcome', 'x-extension', 'x-sender', 'x-audience'],
  labels: { downloadSpecification: 'Download', webhook: 'Live' },
  downloadUrls: ['/api/openapi.yaml', '/api/openapi.json', '/api/asyncapi.yaml'].map((url) => ({
    title: url.slice('/api/'.length),
    url,
  })),
};

const script = `Redoc.init('/api/docs/openapi.json', ${JSON.stringify(settings)}, document.querySelector('redoc'));\n`;

const yaml = 'application/yaml; charset=utf-8';
const day = 'public, max-age=86400';

interface ReferenceOptions {
  document: ContractDocument;
  /** The exchange's own address, for the examples. */
  publicUrl: string;
}

/** The API reference as a page that loads nothing from other hosts. */
export const reference = async (app: FastifyInstance, { document, publicUrl }: ReferenceOptions): Promise<void> => {
  const contract = readContractText();
  let shown: ContractDocument | undefined;
  let library: Promise<string> | undefined;
  const readLibrary = async () =>
    (await readFile(bundle, 'utf8')).replaceAll(foreignPicture, noPicture).replace(noNonce, pageNonce);

  app.get('/openapi.yaml', async (_, reply) => reply.type(yaml).send(contract));
  app.get('/openapi.json', async () => document);
  app.get('/asyncapi.yaml', async (_, reply) => reply.type(yaml).send(await readFile(channelsFile)));
  app.get('/docs', async (_, reply) => {
    const nonce = newNonce();
    return reply
      .header('Content-Security-Policy', referencePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(pageWith(nonce));
  });
  app.get('/docs/openapi.json', async () => (shown ??= referenceDocument(document, `${publicUrl}/api`)));
  app.get('/docs/page.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/docs/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/docs/redoc.standalone.js', async (_, reply) =>
    reply
      .header('Cache-Control', day)
      .type('text/javascript; charset=utf-8')
      .send(await (library ??= readLibrary())),
  );
};

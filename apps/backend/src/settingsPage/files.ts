const root = new URL('../../../../', import.meta.url);

export const pageFile = new URL('docs/configuration.md', root);
export const configFile = new URL('apps/exchange/public/config.json', root);

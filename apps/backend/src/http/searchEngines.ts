import { publicPages } from '@exchange/domain';
import { escaped } from './pageHead';

export const sitemapPath = '/sitemap.xml';

/** Every page that may be found. */
export const sitemap = (publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `  <url><loc>${escaped(`${publicUrl}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The rules of the application, and where its sitemap is: only whoever serves it knows its full address. */
export const robots = (rules: string, publicUrl: string): string =>
  `${rules.trimEnd()}\n\nSitemap: ${publicUrl}${sitemapPath}\n`;

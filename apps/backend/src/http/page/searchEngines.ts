import { publicPages } from '@exchange/domain';
import { escaped } from './pageHead';

export const sitemapPath = '/sitemap.xml';

/** Lists every page that search engines may index. */
export const sitemap = (publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `  <url><loc>${escaped(`${publicUrl}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The application's rules plus its sitemap's address, which only the server knows in full. */
export const robots = (rules: string, publicUrl: string): string =>
  `${rules.trimEnd()}\n\nSitemap: ${publicUrl}${sitemapPath}\n`;

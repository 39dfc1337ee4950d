import { homeTitle, pageTitle, publicPageAt } from '@exchange/domain';

interface Shown {
  pathname: string;
  brandName: string;
  /** The exchange's public address, without a trailing slash. */
  publicUrl: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" />`;

/** Drawn by `npm run pictures`. */
const picture = { file: '/link-preview.png', width: 1200, height: 630 } as const;

const pictureHead = (brandName: string, publicUrl: string): string[] => [
  meta('property', 'og:image', `${publicUrl}${picture.file}`),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(picture.width)),
  meta('property', 'og:image:height', String(picture.height)),
  meta('property', 'og:image:alt', `The mark of ${brandName} above the two sides of an order book`),
  meta('name', 'twitter:card', 'summary_large_image'),
];

const foundHead = ({ pathname, brandName, publicUrl }: Shown, title: string, description: string): string[] => [
  `<title>${escaped(title)}</title>`,
  meta('name', 'description', description),
  `<link rel="canonical" href="${escaped(`${publicUrl}${pathname}`)}" />`,
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', brandName),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:url', `${publicUrl}${pathname}`),
  ...pictureHead(brandName, publicUrl),
];

/** Under the icon on the home screen of an iPhone, which doesn't read it from the manifest. */
const appName = (brandName: string): string => meta('name', 'apple-mobile-web-app-title', brandName);

/** For search engines and link previews, which run no scripts. Other pages aren't indexed. */
const headOf = (shown: Shown): string => {
  const { pathname, brandName } = shown;
  const page = publicPageAt(pathname);
  const app = appName(brandName);
  if (!page) return [`<title>${escaped(brandName)}</title>`, app, meta('name', 'robots', 'noindex')].join('\n    ');
  const title = page.title === undefined ? homeTitle(brandName) : pageTitle(brandName, page.title);
  return [...foundHead(shown, title, page.description), app].join('\n    ');
};

const ownTitle = /<title>[^<]*<\/title>/;
const ownDescription = /<meta\s+name="description"[^>]*>\s*/;

/** The page with the title and description for its address in the head. */
export const withHead = (html: string, shown: Shown): string =>
  html.replace(ownDescription, '').replace(ownTitle, () => headOf(shown));

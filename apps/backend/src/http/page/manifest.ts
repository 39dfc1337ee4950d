import { publicPages } from '@exchange/domain';
import { SettingsError } from '../../runtime/env';
import type { AppConfig } from '../../runtime/appConfig';

export const manifestPath = '/manifest.webmanifest';

/** The dark page's: the application is dark unless the system or the trader says otherwise. */
const usualColour = '#111113';

/** The window of the installed application has this colour until the page is drawn, and then that of its theme. */
export const themeColourOf = ({ themeColour = usualColour }: AppConfig): string => {
  if (typeof themeColour === 'string' && /^#[\da-f]{6}$/i.test(themeColour)) return themeColour;
  throw new SettingsError(`In the configuration themeColour must be a colour in quotes, such as "${usualColour}".`);
};

/** Drawn by `npm run pictures`. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

/** By which browsers offer to install the application. Nothing of it works offline: there is no service worker. */
export const manifest = ({ brandName, themeColour }: { brandName: string; themeColour: string }) => ({
  id: '/',
  name: brandName,
  short_name: brandName,
  description: publicPages.find(({ path }) => path === '/')?.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColour,
  background_color: themeColour,
  categories: ['finance'],
  icons,
});

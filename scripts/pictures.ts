// Draws the pictures that are made of the logo: the preview image of a shared link, with the two sides of an order book
// below it, and the icons of the installed application. None has a brand name, since that is a setting.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBrowser } from './shots/browser';

const publicFolder = join(import.meta.dirname, '../apps/exchange/public');
const size = { width: 1200, height: 630 };

/** How deep the book is at each step away from mid price, from 0 to 1. */
const depths = [0.07, 0.12, 0.15, 0.21, 0.26, 0.28, 0.37, 0.42, 0.45, 0.52, 0.61, 0.64, 0.72, 0.79, 0.82, 0.91, 1];
const highest = 300;
const middle = size.width / 2;
const gap = 24;
/** Slightly wider than fits, so that the last step ends outside the picture. */
const step = (middle - gap + 8) / depths.length;

/** The steps of one side, from the centre to the edge. */
const sideOf = (direction: 1 | -1): string => {
  const at = (index: number): number => middle + direction * (gap + index * step);
  const stairs = depths.map((depth, index) => {
    const y = size.height - depth * highest;
    return `L${at(index)} ${y} L${at(index + 1)} ${y}`;
  });
  return `M${at(0)} ${size.height} ${stairs.join(' ')} L${at(depths.length)} ${size.height}`;
};

const side = (direction: 1 | -1, colour: string): string =>
  `<path d="${sideOf(direction)}Z" fill="${colour}" fill-opacity="0.16" />
   <path d="${sideOf(direction)}" fill="none" stroke="${colour}" stroke-width="3" />`;

const page = (mark: string): string => `<!doctype html>
  <style>
    body { margin: 0; background: #111113; }
    body > svg { display: block; }
    .mark { position: absolute; inset: 76px 0 auto; margin: auto; inline-size: 240px; }
    .mark svg { display: block; }
  </style>
  <svg width="${size.width}" height="${size.height}">${side(-1, '#30a46c')}${side(1, '#e5484d')}</svg>
  <div class="mark">${mark}</div>`;

/** Icons for home screens: `inset` is the part of the side that is left free on each of them. */
const icons = [
  { file: 'icon-192.png', side: 192, inset: 0.18, radius: 0.22 },
  { file: 'icon-512.png', side: 512, inset: 0.18, radius: 0.22 },
  // The system cuts these to a shape of its own, of which the middle four fifths are certain.
  { file: 'icon-maskable-512.png', side: 512, inset: 0.24, radius: 0 },
  { file: 'icon-apple.png', side: 180, inset: 0.2, radius: 0 },
];

const iconPage = (mark: string, { side, inset, radius }: (typeof icons)[number]): string => `<!doctype html>
  <style>
    body { margin: 0; }
    div { box-sizing: border-box; block-size: ${side}px; padding: ${side * inset}px; background: #111113;
      border-radius: ${side * radius}px; }
    svg { display: block; }
  </style>
  <div>${mark}</div>`;

await withBrowser(async (browser) => {
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
  const tab = await browser.newPage({ viewport: size, colorScheme: 'dark' });
  await tab.setContent(page(mark));
  await tab.screenshot({ path: join(publicFolder, 'link-preview.png') });
  for (const icon of icons) {
    await tab.setViewportSize({ width: icon.side, height: icon.side });
    await tab.setContent(iconPage(mark, icon));
    await tab.screenshot({ path: join(publicFolder, icon.file), omitBackground: true });
  }
});

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { contactSheet, inGroups, sheetWidth } from './contactSheet';
import { pathOf, root, sheetsFolder, shotsFolder } from './folders';
import { looks, nameOfLook, type Look } from './looks';
import { serveFolder } from './staticServer';
import { groups, type Group, type Subject } from './subjects';

const ON_A_SHEET = 12;

interface Sheet {
  title: Group;
  file: string;
  look: Look;
  subjects: Subject[];
}

const sheetsOf = (subjects: readonly Subject[]): Sheet[] =>
  groups.flatMap((group) => {
    const parts = inGroups(
      subjects.filter((subject) => subject.group === group),
      ON_A_SHEET,
    );
    return looks.flatMap((look) =>
      parts.map((part, index) => ({
        title: group,
        file: join(sheetsFolder, `${group}-${nameOfLook(look)}-${String(index + 1).padStart(2, '0')}.png`),
        look,
        subjects: part,
      })),
    );
  });

const draw = async (browser: Browser, { title, file, look, subjects }: Sheet, url: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: sheetWidth(look), height: 600 } });
  const taken = subjects.filter((subject) => existsSync(join(shotsFolder, pathOf(subject, look))));
  const thumbnails = taken.map((subject) => ({ name: subject.name, url: `${url}/${pathOf(subject, look)}` }));
  await page.setContent(contactSheet(title, look, thumbnails), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};

/** Combines the pictures into contact sheets; resolves with a line for each sheet. */
export const drawSheets = async (
  browser: Browser,
  subjects: readonly Subject[],
  signal: AbortSignal,
): Promise<string[]> => {
  await mkdir(sheetsFolder, { recursive: true });
  const server = await serveFolder(shotsFolder);
  const lines: string[] = [];
  try {
    for (const sheet of sheetsOf(subjects)) {
      signal.throwIfAborted();
      await draw(browser, sheet, server.url);
      const names = [sheet.subjects.at(0)?.name, sheet.subjects.at(-1)?.name];
      lines.push(`${relative(root, sheet.file)}  ${[...new Set(names)].join(' … ')}`);
    }
  } finally {
    await server.close();
  }
  return lines;
};

// Takes screenshots of every route and story in both themes at three widths, for people to review and compare.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { photographAll } from './shots/album';
import { withBrowser } from './shots/browser';
import { faultLines } from './shots/faults';
import { isWanted, mayMatch } from './shots/filter';
import { sheetsFolder, shotsFolder } from './shots/folders';
import type { Fault } from './shots/photograph';
import { photographForReadme } from './shots/readme';
import { withRoutes } from './shots/routes';
import { drawSheets } from './shots/sheets';
import { withStories } from './shots/stories';
import { groups, type Group, type Subject, type WithSubjects } from './shots/subjects';
import { interruptible } from './steps/interrupt';

const { positionals: filters, values } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean', default: false } },
});

const tell = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

const ready: Record<Group, WithSubjects> = {
  routes: withRoutes,
  stories: withStories({ isFresh: values.build }),
};

interface Album {
  subjects: Subject[];
  faults: Fault[];
}

const photographGroup = (browser: Browser, group: Group, signal: AbortSignal): Promise<Album> =>
  ready[group](async (all) => {
    const subjects = all.filter((subject) => isWanted(subject, filters));
    return { subjects, faults: await photographAll({ browser, subjects, signal }) };
  });

/** Otherwise pictures of deleted routes and stories would remain. */
const clear = async (): Promise<void> => {
  await rm(sheetsFolder, { recursive: true, force: true });
  if (filters.length > 0) return;
  for (const group of groups) await rm(join(shotsFolder, group), { recursive: true, force: true });
};

const photographEverything = (signal: AbortSignal): Promise<void> =>
  withBrowser(async (browser) => {
    await clear();
    const albums: Album[] = [];
    for (const group of groups)
      if (mayMatch(group, filters)) albums.push(await photographGroup(browser, group, signal));
    const subjects = albums.flatMap((album) => album.subjects);
    const faults = faultLines(albums.flatMap((album) => album.faults));
    if (subjects.length === 0) throw new Error(`No name contains "${filters.join('" or "')}".`);
    tell('Contact sheets:', await drawSheets(browser, subjects, signal));
    console.log(`\nSingle pictures are in ${shotsFolder}.`);
    tell('Problems:', faults);
    if (faults.length > 0) process.exitCode = 1;
  });

const photographReadme = async (): Promise<void> => {
  const faults = faultLines(await withBrowser(photographForReadme));
  tell('Problems:', faults);
  if (faults.length > 0) process.exitCode = 1;
};

await interruptible(filters.includes('readme') ? photographReadme : photographEverything);

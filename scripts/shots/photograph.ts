import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { brief, watchComplaints } from './complaints';
import { nameOfLook, type Look } from './looks';
import { untilDrawn } from './settle';
import { titleOf, type Subject } from './subjects';

/** Longer pages are cut off: browsers can't draw more at once, and no one would look at it. */
const HEIGHT_CAP = 6_000;
const PATIENCE_MS = 20_000;

interface Size {
  width: number;
  height: number;
}

/** A page that is too wide for its window is shown in full width. */
const sizeOf = async (page: Page, { bottom }: Subject, look: Look): Promise<Size> => {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  const height = await page.evaluate<number>(bottom);
  return { width: Math.max(width, look.width), height: Math.min(Math.max(Math.ceil(height), 1), HEIGHT_CAP) };
};

/** Opens a page for a new visitor with this theme and reduced motion. */
const openPage = async (browser: Browser, url: string, { theme, width, height }: Look): Promise<Page> => {
  const storage = [{ origin: new URL(url).origin, localStorage: [{ name: 'theme', value: theme }] }];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: storage },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
};

interface Picture {
  look: Look;
  file: string;
  /** Only what the window shows, without scrolling. */
  isWindowOnly?: boolean;
}

export interface Fault {
  title: string;
  look: string;
  complaint: string;
}

const capture = async (page: Page, subject: Subject, { look, file, isWindowOnly }: Picture): Promise<void> => {
  const { width, height } = look;
  await page.setViewportSize({ width, height });
  await untilDrawn(page);
  await mkdir(dirname(file), { recursive: true });
  const how = { path: file, animations: 'disabled', caret: 'hide' } as const;
  if (isWindowOnly === true) {
    await page.screenshot(how);
    return;
  }
  const size = await sizeOf(page, subject, look);
  await page.screenshot({ ...how, fullPage: true, clip: { x: 0, y: 0, ...size } });
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Takes pictures of one page, which is opened in the first look; resolves with its faults. */
export const photograph = async (
  browser: Browser,
  subject: Subject,
  pictures: readonly [Picture, ...Picture[]],
): Promise<Fault[]> => {
  const [{ look: first }] = pictures;
  const url = subject.urlIn(first.theme);
  const page = await openPage(browser, url, first);
  const complaints = watchComplaints(page, subject);
  const faults: Fault[] = [];
  const blame = (look: Look) => {
    for (const complaint of complaints.splice(0))
      faults.push({ title: titleOf(subject), look: nameOfLook(look), complaint });
  };
  let current = first;
  try {
    await page.goto(url);
    complaints.push(...(await subject.settle(page)));
    for (const picture of pictures) {
      current = picture.look;
      await capture(page, subject, picture);
      blame(current);
    }
  } catch (error) {
    complaints.push(brief(`no picture: ${reasonOf(error)}`));
  } finally {
    blame(current);
    await page.context().close();
  }
  return faults;
};

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { root } from './folders';
import { looksIn, themes, type Theme } from './looks';
import { untilIdle } from './settle';
import { serveFolder } from './staticServer';
import { storiesIn, type Story } from './storyList';
import type { Subject, WithSubjects } from './subjects';

const folder = join(root, 'storybook-static');
const indexFile = join(folder, 'index.json');

const build = (): void => {
  console.log('Building Storybook…');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  // The next run must not use an incomplete Storybook.
  rmSync(indexFile, { force: true });
  throw new Error(`Storybook could not be built.\n${stdout}${stderr}`);
};

/** Skips the accessibility checks, which are part of the tests and take time. */
const globalsFor = (theme: Theme): string => `theme:${theme};motion:reduced;a11y.manual:!true`;

const addressOf = (url: string, id: string, theme: Theme): string =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=${globalsFor(theme)}`;

const phase = 'globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase';
const isErrorShown = "document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')";
const shownError = "document.querySelector('#error-message')?.textContent ?? ''";

/** Waits until the story is rendered and played to its end. */
const settle = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(`['finished', 'errored'].includes(${phase})`);
  await untilIdle(page);
  return (await page.evaluate<boolean>(isErrorShown)) ? [`failed: ${await page.evaluate<string>(shownError)}`] : [];
};

/** Crops the empty space below a small story. 16 is Storybook's own padding around a story. */
const lowestEdge = `Math.max(...[...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)) + scrollY + 16`;

const subjectFor = (url: string, { id, isLoud }: Story): Subject => ({
  group: 'stories',
  name: id,
  isLoud,
  // There are many stories, and opening one takes most of the time.
  sittings: themes.map(looksIn),
  urlIn: (theme) => addressOf(url, id, theme),
  settle,
  bottom: lowestEdge,
});

/** Every story of the built Storybook, which is built first if it is missing or `isFresh` is set. */
export const withStories =
  ({ isFresh }: { isFresh: boolean }): WithSubjects =>
  async (work) => {
    if (isFresh || !existsSync(indexFile)) build();
    const stories = storiesIn(JSON.parse(await readFile(indexFile, 'utf8')));
    const { url, close } = await serveFolder(folder);
    try {
      return await work(stories.map((story) => subjectFor(url, story)));
    } finally {
      await close();
    }
  };

import { join } from 'node:path';
import type { Browser } from 'playwright';
import { pathOf, shotsFolder } from './folders';
import type { Look } from './looks';
import { photograph, type Fault } from './photograph';
import { titleOf, type Subject } from './subjects';

/** Pages mostly wait for timers and the network, so one more than a small machine has cores. */
const AT_A_TIME = 3;

interface AlbumOptions {
  browser: Browser;
  subjects: readonly Subject[];
  signal: AbortSignal;
}

interface Sitting {
  subject: Subject;
  looks: readonly Look[];
  isLast: boolean;
}

const sittingsOf = (subject: Subject): Sitting[] =>
  subject.sittings.map((looks, index) => ({ subject, looks, isLast: index === subject.sittings.length - 1 }));

/** Takes pictures of all subjects in all looks, a few at a time; resolves with the faults of the pages. */
export const photographAll = async ({ browser, subjects, signal }: AlbumOptions): Promise<Fault[]> => {
  const faults: Fault[] = [];
  const waiting = subjects.flatMap(sittingsOf);
  const sit = async ({ subject, looks, isLast }: Sitting): Promise<void> => {
    const [first, ...others] = looks.map((look) => ({ look, file: join(shotsFolder, pathOf(subject, look)) }));
    if (first) faults.push(...(await photograph(browser, subject, [first, ...others])));
    if (isLast) console.log(`${subjects.indexOf(subject) + 1} of ${subjects.length}  ${titleOf(subject)}`);
  };
  const takePictures = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await sit(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takePictures));
  signal.throwIfAborted();
  return faults;
};

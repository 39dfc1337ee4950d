import type { Queries } from '../db/client';
import { headerOf } from '../identity/secrets/sealing';
import { keyName, readCurrentKey, readOldMarks, setResealing, type CurrentKey } from '../identity/sealed/keysInUse';
import { countOthers, spokenCounts, type SealedCount } from '../identity/sealed/sealedPlaces';
import { spokenMoment } from '../runtime/spokenMoment';
import { done, refused, type Answer } from './answer';
import { reading, settled, type OperatorContext, type SettlingGround } from './command';
import { program } from './words';

const noKey = 'No exchange has started on this database yet, so nothing is sealed.';

interface Standing extends CurrentKey {
  old: string[];
  /** What isn't sealed with the current key. */
  counts: SealedCount[];
}

const readStanding = async (queries: Queries): Promise<Standing | undefined> => {
  const current = await readCurrentKey(queries);
  if (!current) return undefined;
  const old = (await readOldMarks(queries)).map(keyName);
  return { ...current, old, counts: await countOthers(queries, headerOf(current.mark)) };
};

const followUp = ({ isResealing, old }: Standing): string[] =>
  isResealing
    ? ['They are being sealed with the current key. To stop that for a while:', `  ${program} secrets stop --why "..."`]
    : [
        `The exchange needs ${old.length === 1 ? 'that key' : 'those keys'} in SECRETS_KEY_OLD. To seal everything with the current one:`,
        `  ${program} secrets rotate --why "..."`,
      ];

/** Values from before keys had IDs count as the current key's until there is another. */
const unreadable = ({ resealedAt, counts }: Standing): string[] =>
  resealedAt !== null && counts.some(({ left }) => left > 0)
    ? [`No key opens ${spokenCounts(counts)}: their key was lost before.`]
    : [];

const linesOfOld = (standing: Standing): string[] => {
  const { old, counts, isResealing } = standing;
  const names = old.join(', ');
  const left = counts.filter((count) => count.left > 0);
  if (left.length > 0)
    return [
      `Still sealed with an earlier key (${names}): ${spokenCounts(left)}.`,
      ...left.map((count) => `  ${count.name}s: ${count.left} of ${count.all}`),
      ...followUp(standing),
    ];
  const nothing = `Nothing is sealed with an earlier key (${names}) any more.`;
  if (isResealing) return [`${nothing} The exchange forgets it within seconds.`];
  return [`${nothing} To have the exchange forget it:`, `  ${program} secrets rotate --why "..."`];
};

const linesOf = (standing: Standing): string[] => {
  const { mark, since, resealedAt, old } = standing;
  const current = `New secrets have been sealed with the key ${keyName(mark)} since ${spokenMoment(since)}.`;
  if (old.length > 0) return [current, ...linesOfOld(standing)];
  const finished =
    resealedAt === null
      ? 'Nothing depends on another key.'
      : `Nothing has depended on another key since ${spokenMoment(resealedAt)}.`;
  return [current, finished, ...unreadable(standing)];
};

const status = async (desk: OperatorContext): Promise<Answer> => {
  const standing = await readStanding(desk.database.db);
  if (!standing) return refused(noKey);
  const { mark, since, resealedAt, isResealing, old, counts } = standing;
  return done(linesOf(standing), {
    key: keyName(mark),
    since: since.toISOString(),
    old,
    isResealing,
    resealedAt: resealedAt?.toISOString() ?? null,
    left: Object.fromEntries(counts.map(({ name, left }) => [name, left])),
  });
};

const oneKeyOnly =
  'Everything is sealed with the current key. To replace it, start the exchange with a new SECRETS_KEY and the former one in SECRETS_KEY_OLD first.';

const rotate = async (word: string | undefined, { transaction }: SettlingGround): Promise<Answer> => {
  if (word !== undefined && word !== 'documents') return refused('Usage: secrets rotate [documents]');
  const isForDocumentsOnly = word !== undefined;
  const former = (await readOldMarks(transaction)).map(keyName);
  if (former.length === 0) return refused(oneKeyOnly);
  await setResealing(transaction, true, isForDocumentsOnly);
  return done(
    [
      `${isForDocumentsOnly ? 'Of identity documents, what' : 'What'} is sealed with ${former.join(', ')} is now sealed with the current key, in the background. How far it is:`,
      `  ${program} secrets status`,
    ],
    { outcome: 'done', isResealing: true },
  );
};

const stop = async ({ transaction }: SettlingGround): Promise<Answer> => {
  await setResealing(transaction, false);
  return done(
    [
      'Sealing with the current key stops within seconds. What is left still needs the former key. To go on:',
      `  ${program} secrets rotate --why "..."`,
    ],
    { outcome: 'done', isResealing: false },
  );
};

export const secretsCommands = [
  reading({
    name: 'secrets status',
    usage: '',
    meaning: 'which key secrets are sealed with, and what still depends on an earlier one',
    takes: [0, 0],
    run: (_, desk) => status(desk),
  }),
  settled({
    name: 'secrets rotate',
    usage: '[documents]',
    meaning: 'seal everything, or documents only, with the current key, so that the earlier one can be destroyed',
    takes: [0, 1],
    roles: [],
    settle: ([word], ground) => rotate(word, ground),
  }),
  settled({
    name: 'secrets stop',
    usage: '',
    meaning: 'stop that for a while; secrets rotate goes on with the rest',
    takes: [0, 0],
    roles: [],
    settle: (_, ground) => stop(ground),
  }),
];

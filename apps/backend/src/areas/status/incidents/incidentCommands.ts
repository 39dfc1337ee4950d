import { randomBytes } from 'node:crypto';
import { dayMs, incidentBounds, incidentHistoryDays, incidentTextRule, incidentTitleRule } from '@exchange/domain';
import { createRandomness } from '../../../identity/secrets/randomness';
import { done, refused, type Answer } from '../../../operator/answer';
import { reading, settled, type OperatorContext, type SettlingGround } from '../../../operator/command';
import { indentedLines, onOneLine } from '../../../operator/escapeForTerminal';
import type { Role } from '../../../operator/warrants/roles';
import { spokenMoment } from '../../../runtime/spokenMoment';
import { createIncidentStore, type Incident } from './incidentStore';

const { incidentReference } = createRandomness(randomBytes);

/** Anyone on duty may tell traders: it moves no money, and it should be soon. */
const roles: readonly Role[] = ['support', 'treasury', 'compliance'];

const wrongTitle = `A title is one line of 1 to ${String(incidentBounds.title)} printable characters.`;
const wrongText = `What happened takes 1 to ${String(incidentBounds.text)} printable characters, and may have several lines.`;

const linesOf = ({ id, title, openedAt, closedAt, updates }: Incident): string[] => [
  `${id}  ${closedAt ? 'closed' : 'open'}  ${spokenMoment(openedAt)}  ${onOneLine(title)}`,
  ...updates.flatMap(({ createdAt, saidBy, said }) => [
    `  ${spokenMoment(createdAt)} by ${saidBy}`,
    ...indentedLines(said),
  ]),
];

const list = async ({ database, now }: OperatorContext): Promise<Answer> => {
  const incidents = await createIncidentStore(database.db).since(new Date(now() - incidentHistoryDays * dayMs));
  return done(
    incidents.length === 0 ? `No incidents in ${String(incidentHistoryDays)} days.` : incidents.flatMap(linesOf),
    { incidents },
  );
};

const open = async (words: readonly string[], { transaction, at, by }: SettlingGround): Promise<Answer> => {
  const [title = '', said = ''] = words.map((word) => word.trim());
  if (incidentTitleRule(title) !== undefined) return refused(wrongTitle);
  if (incidentTextRule(said) !== undefined) return refused(wrongText);
  const store = createIncidentStore(transaction);
  const same = (await store.since(at)).find((one) => one.closedAt === null && one.title === title);
  if (same) return refused(`${same.id} is open under this title. Add to it, or close it first.`);
  const id = incidentReference();
  await store.add({ id, title, openedAt: at });
  await store.say({ incidentId: id, said, saidBy: by, createdAt: at });
  return done(`${id}: open, and shown on the status page.`, { outcome: 'done', incident: id });
};

type Change = (store: ReturnType<typeof createIncidentStore>, found: Incident, said: string) => Promise<Answer>;

const change = async (words: readonly string[], { transaction }: SettlingGround, make: Change): Promise<Answer> => {
  const [id = '', text = ''] = words;
  const said = text.trim();
  if (incidentTextRule(said) !== undefined) return refused(wrongText);
  const store = createIncidentStore(transaction);
  const found = await store.byId(id);
  return found ? make(store, found, said) : refused(`There is no incident ${onOneLine(id)}.`);
};

const repeated = (incident: string): Answer =>
  done(`${incident} already says this.`, { outcome: 'done', incident, isRepeat: true });

const update = (words: readonly string[], ground: SettlingGround): Promise<Answer> =>
  change(words, ground, async (store, { id, closedAt, updates }, said) => {
    if (updates.at(-1)?.said === said) return repeated(id);
    if (closedAt) return refused('This incident is closed. Open a new one.');
    await store.say({ incidentId: id, said, saidBy: ground.by, createdAt: ground.at });
    return done(`${id}: updated on the status page.`, { outcome: 'done', incident: id, isRepeat: false });
  });

const close = (words: readonly string[], ground: SettlingGround): Promise<Answer> =>
  change(words, ground, async (store, { id, closedAt }, said) => {
    if (closedAt) return done(`${id} was already closed.`, { outcome: 'done', incident: id, isRepeat: true });
    await store.say({ incidentId: id, said, saidBy: ground.by, createdAt: ground.at });
    await store.close(id, ground.at);
    const sentence = `${id}: closed. The status page shows it for ${String(incidentHistoryDays)} days.`;
    return done(sentence, { outcome: 'done', incident: id, isRepeat: false });
  });

export const incidentCommands = [
  settled({
    name: 'incident open',
    usage: '"<title>" "<what happened>"',
    meaning: 'tell traders on the status page that something is wrong',
    takes: [2, 2],
    roles,
    settle: open,
  }),
  settled({
    name: 'incident update',
    usage: '<incident> "<what is new>"',
    meaning: 'add to an open incident',
    takes: [2, 2],
    roles,
    settle: update,
  }),
  settled({
    name: 'incident close',
    usage: '<incident> "<how it ended>"',
    meaning: 'say that an incident is over',
    takes: [2, 2],
    roles,
    settle: close,
  }),
  reading({
    name: 'incident list',
    usage: '',
    meaning: `incidents that are open, and those of the last ${String(incidentHistoryDays)} days`,
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
];

import type { Command, CommandKind, CommandOf } from '../exchange/commands';
import { isOfOneCommand } from '../exchange/failures';
import type { Outcome, Outcomes } from '../exchange/outcomes';
import { causeOf } from '../explain';
import { awaitOutcome, heldForApproval } from '../inbox/awaitOutcome';
import { handOver, isExchangeRunning } from '../inbox/inboxStore';
import { findAction, keepAction } from './actions';
import { done, refused, uncertain, type Answer } from './answer';
import type { OperatorContext, GivenChange, SettledCommand } from './command';
import { describeRefusal } from './describeOutcome';
import { dryRun } from './dryRun';
import { needsSecond } from './warrants/rules';
import { program, typeable } from './words';

/** A command for the exchange, and how its outcome is told. */
interface Work<Kind extends CommandKind> {
  command: (id: string) => CommandOf<Kind>;
  /** What will be done, before it is. */
  plan?: readonly string[];
  /** The command of the program that it is, if the exchange settles it as it was typed. */
  settled?: readonly SettledCommand[];
  told: (outcome: Outcomes[Kind], id: string) => Answer | Promise<Answer>;
}

const defaultPatienceMs = 30_000;

const toError = (error: unknown): Error => causeOf(error instanceof Error ? error : new Error(String(error)));

/** The command and who handed it over are stored together or not at all. */
const store = (
  { database, now }: OperatorContext,
  { action, signer }: GivenChange,
  id: string,
  command: Command,
): Promise<boolean> =>
  database.db.transaction(async (transaction) => {
    const at = new Date(now());
    const warrant = signer.sign({ id, command, action, at });
    if (!(await handOver(transaction, { id, command, by: action.who, warrant }))) return false;
    // Not every command says by itself who gives it and why.
    const former = await findAction(transaction, id);
    if (former) return former.who === action.who && former.why === action.why;
    await keepAction(transaction, { ...action, at, inboxId: id });
    return true;
  });

const idTaken = async ({ database }: OperatorContext, id: string): Promise<Answer> => {
  const former = await findAction(database.db, id);
  const what = former ? ` (${former.who}: ${former.words} --why ${typeable([former.why])})` : '';
  return refused(
    `The ID ${id} is already used by another command${what}. Nothing has changed. Choose another ID, or leave it out.`,
    { id },
  );
};

const notStored = (id: string, error: unknown): Answer =>
  uncertain(
    [
      `The database didn't confirm that it stored this command (${toError(error).message}).`,
      `Run it again with --id ${id}: with the same ID it is run only once, however often you repeat it.`,
    ],
    { id, outcome: 'unconfirmed' },
  );

/** Nobody waits for an exchange that does not run, unless told for how long. */
const waitFor = async (
  { database }: OperatorContext,
  id: string,
  waitMs: number | undefined,
): ReturnType<typeof awaitOutcome> => {
  const { db, connectionString } = database;
  const patienceMs = waitMs ?? ((await isExchangeRunning(db)) ? defaultPatienceMs : 0);
  return awaitOutcome({ connectionString, id, patienceMs });
};

const stillWaiting = (id: string, reason: string, json: Record<string, unknown>): Answer =>
  uncertain(
    [`${reason} The command is stored as ${id} and will be run only once.`, `See its outcome: ${program} inbox ${id}`],
    { id, outcome: 'waiting', ...json },
  );

const noAnswerYet = async ({ database }: OperatorContext, id: string): Promise<Answer> => {
  const isRunning = await isExchangeRunning(database.db);
  const reason = isRunning ? "The exchange hasn't answered yet." : 'No exchange is running on this database.';
  return stillWaiting(id, reason, { isExchangeRunning: isRunning });
};

const heldAnswer = (id: string): Answer =>
  uncertain(
    [
      `This takes a second person. It waits as ${id}, and nothing has changed yet.`,
      `Another operator approves it with: ${program} approve ${id} --why "..."`,
    ],
    { id, outcome: 'held' },
  );

const toldOf = <Kind extends CommandKind>(id: string, outcome: Outcome<Kind>, { told, settled }: Work<Kind>) => {
  const { refused: refusal } = outcome;
  if (!refusal) return told(outcome.done, id);
  const why = describeRefusal(refusal);
  return refused(settled ? why : `The exchange refused this command. ${why} Nothing has changed.`, {
    id,
    outcome: 'refused',
    code: refusal.code,
  });
};

/** The command is stored by now, so that whatever fails from here on leaves it waiting. */
const answerOf = async <Kind extends CommandKind>(
  desk: OperatorContext,
  id: string,
  waitMs: number | undefined,
  work: Work<Kind>,
): Promise<Answer> => {
  let outcome: Awaited<ReturnType<typeof waitFor>>;
  try {
    outcome = await waitFor(desk, id, waitMs);
    if (outcome === undefined) return await noAnswerYet(desk, id);
  } catch (error) {
    return stillWaiting(id, `The connection to the database was lost (${toError(error).message}).`, {});
  }
  if (outcome === heldForApproval) return heldAnswer(id);
  // The inbox stores what became of this very command.
  return toldOf(id, outcome as Outcome<Kind>, work);
};

/** On a demo one person may do what takes two, and reads how it would be. */
const aloneLines = async (desk: OperatorContext, { signer }: GivenChange, command: Command): Promise<string[]> => {
  const ground = { queries: desk.database.db, limits: desk.limits, settled: [], now: desk.now };
  if (!signer.isDemo || !(await needsSecond(command, ground))) return [];
  return ['On a real exchange a second person has to approve this.'];
};

/** Hands a command to the exchange and waits for what becomes of it. */
export const submitCommand = async <Kind extends CommandKind>(
  desk: OperatorContext,
  given: GivenChange,
  work: Work<Kind>,
): Promise<Answer> => {
  const { newId, tell } = desk;
  const { id = newId(), waitMs } = given.options;
  // One of them, whichever it is; of a kind that is not known yet the compiler cannot say so.
  const made: unknown = work.command(id);
  const command = made as Command;
  for (const line of [...(work.plan ?? []), ...(await aloneLines(desk, given, command))]) tell(line);
  if (given.options.isDryRun === true) return dryRun(desk, given, { command, settled: work.settled ?? [] });
  tell(`Sending this to the exchange as ${id}…`);
  let isTaken: boolean;
  try {
    isTaken = await store(desk, given, id, command);
  } catch (error) {
    // The database said no, so nothing is stored for certain.
    if (isOfOneCommand(toError(error))) throw error;
    return notStored(id, error);
  }
  return isTaken ? answerOf(desk, id, waitMs, work) : idTaken(desk, id);
};

/** Hands over a command that the exchange settles as it was typed. */
export const submitTyped = (desk: OperatorContext, given: GivenChange, settled: SettledCommand): Promise<Answer> =>
  submitCommand(desk, given, {
    settled: [settled],
    command: () => ({ kind: 'operator.settle', name: settled.name, words: given.words, by: given.action.who }),
    told: ({ lines, json }) => done(lines, json),
  });

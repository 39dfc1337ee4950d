import { bookLevels } from './bookLevels';
import type { AnyKind } from '../commandKind';
import type { Command, CommandKind } from '../commands';
import { open, openAgain, type Connected } from '../writing/connection';
import type { DatabaseClient } from '../../db/client';
import type { Committed } from '../events';
import type { Exchange } from '../exchange';
import { createFairQueue, type Queued } from './fairQueue';
import { isOfOneCommand, isOutdated } from '../failures';
import { carryOutGroup, type GroupDeps, type Group } from './group';
import { createKinds } from './kinds';
import { lookUpSteadily } from './lookUpSteadily';
import type { Outcome, RefusalCode } from '../outcomes';
import { ownCommands } from '../kinds/ownCommands';
import { createPositions } from './positions';
import { shownReferences } from '../reference/references';
import { Mismatch } from '../writing/rebuild';
import { failed, halted, unavailable, unconfirmed } from '../refusals';
import { createStandby } from '../writing/standby';
import { CommitUnknown } from '../writing/writer';

export interface ExchangeOptions extends GroupDeps {
  connectionString: string;
  /** The name of the process that holds the lease. */
  owner: string;
  /** The areas' kinds of command, in addition to the exchange's own. */
  kinds?: readonly AnyKind[] | undefined;
  onTrouble: (error: unknown, meaning: string) => void;
  /** Called when another process has taken over and this one can do nothing more. */
  onReplaced: () => void;
  /** Called for every group that was written. */
  onWritten?: ((commands: number, milliseconds: number) => void) | undefined;
  /** Called for every command that was refused. */
  onRefused?: ((code: RefusalCode) => void) | undefined;
  /** Called when a group failed and the state was rebuilt from the database, while all others waited. */
  onRebuilt?: (() => void) | undefined;
  /** The most commands written together, and of one trader; `queueSize` is the most that may wait. */
  groupSize?: number;
  shareOfOne?: number;
  queueSize?: number;
  /** How many commands of one trader may wait. */
  mostOfOne?: number;
  /** Without turns all commands are carried out in the order in which they arrive, whoever sent them. */
  takesTurns?: boolean;
  /** How long one statement may take before the connection counts as lost. */
  statementMs?: number;
  /** How long callers wait for the result of a commit whose answer was lost. */
  confirmMs?: number;
  retryMs?: number;
  /** Whether every commit has to be on a standby, whatever the database is set to. */
  requireStandby?: boolean;
  /** What others read is held back while the standby may lack it. */
  readers?: Pick<DatabaseClient, 'suspend' | 'resume'> | undefined;
}

type Answer = (outcome: Outcome<CommandKind>) => void;

interface Waiting extends Queued {
  command: Command;
  /** Its number in the inbox, if another process handed it over. */
  handed: number | undefined;
  answer: Answer;
}

const senderOf = (command: Command, takesTurns = true): string =>
  takesTurns && 'trader' in command && typeof command.trader === 'string' ? command.trader : '';

/** A group whose commit was sent but not answered. */
interface Doubtful {
  group: Group;
  waiting: readonly Waiting[];
}

const answerAll = (waiting: readonly Waiting[], outcome: Outcome<CommandKind>): void => {
  for (const { answer } of waiting) answer(outcome);
};

/** The sequencer: carries out the commands that have arrived, writes them, and only then answers and notifies. */
export const createExchange = (options: ExchangeOptions): Exchange => {
  const { connectionString, owner, onTrouble, onReplaced, onWritten, onRefused, onRebuilt } = options;
  const { groupSize = 500, shareOfOne = 100, queueSize = 10_000, mostOfOne = 1_000, statementMs = 5_000 } = options;
  const { confirmMs = 20_000, retryMs = 200 } = options;
  const kinds = createKinds([...ownCommands, ...(options.kinds ?? [])]);
  const standby = createStandby(options.requireStandby);
  const positions = createPositions(owner);
  const listeners = new Set<(committed: Committed) => void>();
  const queue = createFairQueue<Waiting>({ groupSize, shareOfOne, mostWaiting: queueSize, mostOfOne });
  let connected: Connected | undefined;
  let working: Promise<void> | undefined;
  let reopening: Promise<void> | undefined;
  let doubtful: Doubtful | undefined;
  /** The last group known to be durable, whatever the database reports later. */
  let lastGroup = 0;
  let isHalted = false;
  let isStopped = false;

  const tell = (committed: Committed): void => {
    for (const listener of listeners) {
      try {
        listener(committed);
      } catch (error) {
        onTrouble(error, 'A listener failed on a committed group of commands');
      }
    }
  };

  const finish = (group: Group, waiting: readonly Waiting[]): void => {
    const { outcomes, committed, isEmpty, draft } = group;
    lastGroup = group.number;
    for (const error of draft.failures) onTrouble(error, 'A command failed and was refused; it changed nothing');
    for (const [index, { answer }] of waiting.entries()) answer(outcomes[index] ?? unavailable);
    if (!isEmpty) tell(committed);
  };

  const writerOptions = {
    connectionString,
    statementMs,
    owner,
    standby,
    onLost: (error: Error) => {
      lose(error);
    },
    onProven: options.readers?.resume,
  };

  /** Answers an unconfirmed group by the newest group in the database. */
  const resolveDoubt = (newest: number | undefined): void => {
    const doubt = doubtful;
    doubtful = undefined;
    if (!doubt) return;
    if (newest === undefined) answerAll(doubt.waiting, unconfirmed);
    else if (newest >= doubt.group.number) finish(doubt.group, doubt.waiting);
    else answerAll(doubt.waiting, unavailable);
  };

  /** Final: nothing may be traded on wrong books, and retrying wouldn't correct them. */
  const halt = (error: Mismatch): void => {
    isHalted = true;
    onTrouble(error, "Trading is halted because the books don't match the database");
  };

  const openOnceReachable = async (): Promise<Connected | undefined> => {
    let isTold = false;
    try {
      return await openAgain({
        options: writerOptions,
        lastGroup: () => lastGroup,
        retryMs,
        isStopped: () => isStopped,
        onError: (error) => {
          // Reported once per loss, however often it is retried.
          if (!isTold) onTrouble(error, 'The exchange cannot use its database and keeps trying');
          isTold = true;
        },
      });
    } catch (error) {
      if (error instanceof Mismatch) halt(error);
      else onReplaced();
      return undefined;
    }
  };

  const reopen = async (): Promise<void> => {
    const again = await openOnceReachable();
    const isSuccessor = again?.writer.isSuccessor === true;
    resolveDoubt(isSuccessor ? again.state.numbers.group : undefined);
    if (!again) return;
    if (isSuccessor && !isStopped) {
      connected = again;
      positions.opened(again.state.numbers.group);
    } else await again.writer.close();
    if (!isSuccessor) onReplaced();
  };

  /** The state in memory is no longer reliable: refuses all waiting commands and rebuilds from the database. */
  const lose = (error: unknown): void => {
    if (!connected) return;
    const { writer } = connected;
    connected = undefined;
    if (standby.isPromised()) options.readers?.suspend();
    onTrouble(error, 'The exchange lost its database and is being rebuilt');
    void writer.close();
    answerAll(queue.takeAll(), unavailable);
    reopening = reopen();
  };

  const doubt = (group: Group, waiting: readonly Waiting[], error: unknown): void => {
    doubtful = { group, waiting };
    setTimeout(() => {
      answerAll(waiting, unconfirmed);
    }, confirmMs).unref();
    lose(error);
  };

  const write = async ({ writer }: Connected, group: Group, waiting: readonly Waiting[]): Promise<void> => {
    const began = performance.now();
    if (!group.isEmpty) positions.writing(group);
    try {
      if (group.isEmpty) await writer.letGo();
      else await writer.write(group.draft);
    } catch (error) {
      if (error instanceof CommitUnknown) {
        doubt(group, waiting, error);
        return;
      }
      throw error;
    }
    if (!group.isEmpty) onWritten?.(waiting.length, performance.now() - began);
    finish(group, waiting);
  };

  const carryOut = async (now: Connected, waiting: readonly Waiting[]): Promise<void> => {
    const commands = waiting.map(({ command }) => command);
    const known = await lookUpSteadily(now, commands, { ...options, kinds });
    const handed = waiting.map((one) => one.handed);
    await write(now, carryOutGroup(commands, { ...options, kinds, known, handed, state: now.state }), waiting);
  };

  /** Finds the failing command by carrying them out one by one, so that only that one is refused. */
  const isolate = async (now: Connected, waiting: readonly Waiting[], error: unknown): Promise<void> => {
    now.state = await now.writer.undo();
    onRebuilt?.();
    if (waiting.length === 1 && isOutdated(error)) {
      await run(now, waiting);
      return;
    }
    onTrouble(error, waiting.length === 1 ? 'A command failed and was refused' : 'A group of commands failed');
    if (waiting.length === 1) answerAll(waiting, failed);
    else await runOneByOne(now, waiting);
  };

  const run = async (now: Connected, waiting: readonly Waiting[]): Promise<void> => {
    try {
      await carryOut(now, waiting).catch((error: unknown) => {
        if (!isOfOneCommand(error)) throw error;
        return isolate(now, waiting, error);
      });
    } catch (error) {
      answerAll(waiting, unavailable);
      lose(error);
    }
  };

  /** If the database is lost midway, the rest is refused, for the callers to retry. */
  const runOneByOne = async (now: Connected, waiting: readonly Waiting[]): Promise<void> => {
    for (const [index, one] of waiting.entries()) {
      if (connected !== now) {
        answerAll(waiting.slice(index), unavailable);
        return;
      }
      await run(now, [one]);
    }
  };

  const work = async (): Promise<void> => {
    while (connected && queue.size() > 0) await run(connected, queue.nextGroup());
    working = undefined;
  };

  return {
    submit: <Kind extends CommandKind>(command: Extract<Command, { kind: Kind }>, from: { inbox?: number } = {}) =>
      new Promise<Outcome<Kind>>((resolve) => {
        let isAnswered = false;
        const answer: Answer = (outcome) => {
          // A caller that was already told that the command is unconfirmed gets no second answer.
          if (isAnswered) return;
          isAnswered = true;
          if (outcome.refused) onRefused?.(outcome.refused.code);
          // `carryOut` ensures that a command gets its own kind of outcome.
          resolve(outcome as Outcome<Kind>);
        };
        const isQueued =
          connected !== undefined &&
          !isStopped &&
          queue.add({
            command,
            answer,
            from: senderOf(command, options.takesTurns),
            handed: from.inbox,
            keys: kinds.keysOf(command),
            endsGroup: kinds.endsGroup(command),
            isAlone: kinds.isAlone(command),
          });
        if (!isQueued) {
          answer(isHalted ? halted : unavailable);
          return;
        }
        working ??= Promise.resolve().then(work);
      }),
    onCommitted: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    levels: () => (connected ? bookLevels(connected.state) : []),
    references: () => (connected ? shownReferences(connected.state.references) : []),
    isOpen: () => connected !== undefined && !isStopped,
    isHalted: () => isHalted,
    standby: standby.state,
    position: positions.of,
    waiting: queue.size,
    start: async () => {
      try {
        connected = await open(writerOptions);
        lastGroup = connected.state.numbers.group;
        positions.opened(lastGroup);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        halt(error);
      }
    },
    stop: async () => {
      isStopped = true;
      await working;
      await reopening;
      await connected?.writer.close();
      connected = undefined;
    },
  };
};

import type { FastifyInstance } from 'fastify';
import type { LettersAfterCommit } from '../consumers/mailConsumer';
import type { AnyKind } from '../exchange/commandKind';
import type { LetterTexts } from '../mail/letters';
import type { OperatorCommand } from '../operator/command';
import type { Area, CommandSettings, OwnerServices, Services } from './area';

/** Parts of several areas as one; no two of them may name the same thing. */
const merged = <Part extends object>(parts: readonly (Part | undefined)[]): Part => {
  const all: [string, unknown][] = parts.flatMap((part) => Object.entries(part ?? {}));
  const names = all.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two areas have a ${twice}.`);
  return Object.fromEntries(all) as Part;
};

export const commandsOf = (areas: readonly Area[], settings: CommandSettings): readonly AnyKind[] =>
  areas.flatMap(({ commands }) => commands?.(settings) ?? []);

export const operatorCommandsOf = (areas: readonly Area[]): readonly OperatorCommand[] =>
  areas.flatMap(({ operator = [] }) => operator);

/** Each area has words for all emails that it declares, so together they have words for all. */
export const textsOf = (areas: readonly Area[]): LetterTexts =>
  merged(areas.map(({ letters }) => letters?.texts)) as LetterTexts;

export const lettersOf =
  (areas: readonly Area[]): LettersAfterCommit =>
  (...mail) =>
    merged(areas.map(({ letters }) => letters?.afterCommit?.(...mail)));

/** What the areas answer, as one. */
export const openAreas = (areas: readonly Area[], services: Services) => {
  const opened = areas.map(({ open }) => open?.(services) ?? {});
  return {
    publicCalls: merged(opened.map(({ publicCalls }) => publicCalls)),
    traderCalls: merged(opened.map(({ traderCalls }) => traderCalls)),
    formChecks: merged(opened.map(({ formChecks }) => formChecks)),
    paces: merged(opened.map(({ paces }) => paces)),
    routes: async (api: FastifyInstance): Promise<void> => {
      for (const { routes } of opened) if (routes) await api.register(routes);
    },
    connections: opened.flatMap(({ connections = [] }) => connections),
  };
};

/** What the areas do by themselves, as one. Lists keep the order of the areas: jobs start in it, and stop in reverse. */
export const runAreas = (areas: readonly Area[], services: OwnerServices) => {
  const running = areas.map(({ run }) => run?.(services) ?? {});
  return {
    dueWork: merged(running.map(({ dueWork }) => dueWork)),
    retention: running.flatMap(({ retention = [] }) => retention),
    jobs: running.flatMap(({ jobs = [] }) => jobs),
    feeds: running.flatMap(({ feed = [] }) => feed),
  };
};

export type OpenedAreas = ReturnType<typeof openAreas>;
export type RunningAreas = ReturnType<typeof runAreas>;

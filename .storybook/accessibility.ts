import axe, { type Result, type RuleObject } from 'axe-core';
import { kindsOfElement } from './kindsOfElement';
import { isNightly, isTestRun } from './look';

interface Accessibility {
  a11y?: { config?: { rules?: { id: string; enabled: boolean }[] } };
}

/** Contrast has a check of its own, and a component alone is in no landmark. */
const always: RuleObject = { region: { enabled: false }, 'color-contrast': { enabled: false } };

/** Kinds that passed in an earlier story, by the rules they passed. All stories share one page. */
const passed = new Map<string, Set<string>>();

const passedUnder = (rules: RuleObject): Set<string> => {
  const key = JSON.stringify(rules);
  const kinds = passed.get(key) ?? new Set();
  passed.set(key, kinds);
  return kinds;
};

const faultsIn = ({ id, help, nodes }: Result): string[] =>
  nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`);

const rulesOf = ({ a11y }: Accessibility): RuleObject => {
  const own = (a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }] as const);
  return { ...always, ...Object.fromEntries<{ enabled: boolean }>(own) };
};

const violationsIn = async (include: Element | Element[], rules: RuleObject): Promise<Result[]> =>
  (await axe.run({ include }, { reporter: 'no-passes', preload: false, rules })).violations;

/** Components that measure themselves need a few frames to settle, so what fails is judged once more. */
const expectNoFaults = async (include: Element | Element[], rules: RuleObject): Promise<void> => {
  if ((await violationsIn(include, rules)).length === 0) return;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const left = [include].flat().filter(({ isConnected }) => isConnected);
  const violations = left.length === 0 ? [] : await violationsIn(left, rules);
  if (violations.length > 0) throw new Error(violations.flatMap(faultsIn).join('\n\n'));
};

/** axe measures the whole page for it. Targets that are large and apart can't fail. */
const withoutTargets: RuleObject = { 'target-size': { enabled: false } };

/**
 * Judges each kind of element where it first appears, and the whole page where its headings, landmarks or ids are of a
 * new kind. The nightly run judges every page as a whole.
 */
export const expectAccessible = async (parameters: Accessibility): Promise<void> => {
  if (!isTestRun) return;
  const rules = rulesOf(parameters);
  if (isNightly) return expectNoFaults(document.body, rules);
  const known = passedUnder(rules);
  const { page, elements, crowded } = kindsOfElement(document.body);
  const unseen = [...elements].filter(([, kind]) => !known.has(kind));
  const isNewPage = !known.has(page);
  if (!isNewPage && unseen.length === 0) return;
  const hasCrowded = unseen.some(([element]) => crowded.has(element));
  const include = isNewPage ? document.body : unseen.map(([element]) => element);
  await expectNoFaults(include, hasCrowded ? rules : { ...rules, ...withoutTargets });
  known.add(page);
  for (const [element, kind] of unseen) if (element.isConnected) known.add(kind);
};

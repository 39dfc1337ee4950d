import { clamp, isPositive, parseTyped, stepDown, stepUp, type DecimalText } from '@exchange/domain';
import type { Bounds } from './amountNotes';

type StepDirection = 'up' | 'down';

export interface StepPress {
  direction: StepDirection;
  count: 1 | 10;
}

export interface StepRules extends Bounds {
  step: DecimalText;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const keys: Readonly<Record<string, StepPress>> = {
  ArrowUp: { direction: 'up', count: 1 },
  ArrowDown: { direction: 'down', count: 1 },
  PageUp: { direction: 'up', count: 10 },
  PageDown: { direction: 'down', count: 10 },
};

/** Home and End move the caret, and shortcuts with a system modifier keep their usual meaning. */
export const pressedStep = ({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): StepPress | undefined => {
  const press = keys[key];
  if (press === undefined || altKey || ctrlKey || metaKey) return undefined;
  return shiftKey ? { ...press, count: 10 } : press;
};

const stepFrom: Record<StepDirection, (figure: DecimalText, step: DecimalText) => DecimalText> = {
  up: stepUp,
  down: stepDown,
};

const firstFigure = ({ step, min }: StepRules): DecimalText => (min !== undefined && isPositive(min) ? min : step);

const oneStep = (typed: string, direction: StepDirection, rules: StepRules): DecimalText => {
  const figure = parseTyped(typed);
  const next = figure === undefined ? firstFigure(rules) : stepFrom[direction](figure, rules.step);
  return clamp(next, rules.min ?? '0', rules.max ?? next);
};

/** Moves to the next multiple of the step, never past a bound or below zero. An empty field starts at the minimum. */
export const stepAmount = (typed: string, { direction, count }: StepPress, rules: StepRules): DecimalText => {
  let text = oneStep(typed, direction, rules);
  for (let taken = 1; taken < count; taken += 1) text = oneStep(text, direction, rules);
  return text;
};

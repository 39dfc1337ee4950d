import { expect } from 'storybook/test';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const idsOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsOf)];

const rectanglesOf = (canvas: HTMLElement): DOMRect[] =>
  [...canvas.querySelectorAll('[data-state] > rect')].map((box) => box.getBoundingClientRect());

const contains = (outer: DOMRect, inner: DOMRect): boolean =>
  outer.top < inner.top && outer.bottom > inner.bottom && outer.left < inner.left && outer.right > inner.right;

const isApart = (one: DOMRect, other: DOMRect): boolean => one.bottom <= other.top || other.bottom <= one.top;

/** Checks that every state is drawn once, and that boxes are separate or nested, never overlapping. */
export const expectWholeDiagram = async (canvas: HTMLElement, machine: AnyStateMachine): Promise<void> => {
  const drawn = [...canvas.querySelectorAll<SVGElement>('[data-state]')].map(({ dataset }) => dataset['state']);
  await expect(drawn.toSorted()).toEqual(idsOf(machine.root).toSorted());
  const boxes = rectanglesOf(canvas);
  const crossings = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => !isApart(one, other) && !contains(one, other)),
  );
  await expect(crossings).toEqual([]);
};

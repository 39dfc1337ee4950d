import type { DiagramState, DiagramTransition } from './readMachine';

export const headerHeight = 32;
export const rowHeight = 22;
export const inset = 12;

const gap = 12;
const laneStep = 12;
/** A generous estimate for Inter at 12 px. */
const characterWidth = 6.8;

export interface Row extends DiagramTransition {
  y: number;
}

export interface Box {
  state: DiagramState;
  x: number;
  y: number;
  width: number;
  height: number;
  rows: Row[];
  /** The border between two parallel regions. */
  dividers: number[];
}

export interface Line {
  row: Row;
  from: { x: number; y: number };
  /** How far from the boxes it runs. */
  lane: number;
  to: { x: number; y: number };
}

export interface Layout {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

const rowWidth = ({ event, condition = '', target }: DiagramTransition): number =>
  (event.length + condition.length + (target?.name.length ?? 5) + 8) * characterWidth;

/** The size of a state: its content and its padding. */
const neededWidth = ({ name, transitions, states }: DiagramState): number =>
  2 * inset + Math.max(name.length * 8 + 32, ...transitions.map(rowWidth), ...states.map(neededWidth));

/** Stacks states, each as wide as its parent allows; parents come first. */
const placeBoxes = (state: DiagramState, x: number, y: number, width: number): Box[] => {
  const rows = state.transitions.map((transition, index) => ({
    ...transition,
    y: y + headerHeight + (index + 0.5) * rowHeight,
  }));
  const own: Box = { state, x, y, width, height: 0, rows, dividers: [] };
  const boxes = [own];
  let bottom = y + headerHeight + rows.length * rowHeight + (rows.length > 0 ? gap / 2 : 0);
  state.states.forEach((child, index) => {
    if (index > 0) bottom += gap;
    if (index > 0 && state.isParallel) own.dividers.push(bottom);
    if (index > 0 && state.isParallel) bottom += gap;
    const [box, ...inner] = placeBoxes(child, x + inset, bottom, width - 2 * inset);
    if (!box) return;
    boxes.push(box, ...inner);
    bottom += box.height;
  });
  own.height = bottom + (state.states.length > 0 ? gap : 0) - y;
  return boxes;
};

interface Bus {
  isDown: boolean;
  target: Box;
  sources: { box: Box; row: Row }[];
}

/** Transitions to one state share a line: on the right if they lead down, on the left if they lead up. */
const gatherBuses = (boxes: Box[]): Bus[] => {
  const byId = new Map(boxes.map((box) => [box.state.id, box]));
  const buses = new Map<string, Bus>();
  for (const box of boxes) {
    for (const row of box.rows) {
      const target = byId.get(row.target?.id ?? '');
      if (!target) continue;
      const isDown = target.y > row.y;
      const key = `${target.state.id} ${isDown ? 'down' : 'up'}`;
      const bus = buses.get(key) ?? { isDown, target, sources: [] };
      bus.sources.push({ box, row });
      buses.set(key, bus);
    }
  }
  return [...buses.values()];
};

const entryOf = ({ y }: Box): number => y + headerHeight / 2;

const spanOf = ({ target, sources }: Bus): [from: number, to: number] => {
  const ends = [entryOf(target), ...sources.map(({ row }) => row.y)];
  return [Math.min(...ends), Math.max(...ends)];
};

const lengthOf = (bus: Bus): number => {
  const [from, to] = spanOf(bus);
  return to - from;
};

/** Short lines run inside, long ones outside, and overlapping lines never share a lane. */
const assignLanes = (buses: Bus[]): Map<Bus, number> => {
  const lanes: Bus[][] = [];
  const passes = (one: Bus, other: Bus) => spanOf(one)[0] <= spanOf(other)[1] && spanOf(other)[0] <= spanOf(one)[1];
  const assigned = new Map<Bus, number>();
  for (const bus of buses.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const free = lanes.findIndex((taken) => !taken.some((other) => passes(bus, other)));
    const lane = free === -1 ? lanes.push([]) - 1 : free;
    lanes[lane]?.push(bus);
    assigned.set(bus, lane);
  }
  return assigned;
};

const gutterOf = (lanes: Map<Bus, number>): number =>
  lanes.size === 0 ? 0 : (Math.max(...lanes.values()) + 2) * laneStep;

const drawLines = (lanes: Map<Bus, number>, left: number, right: number): Line[] =>
  [...lanes].flatMap(([{ isDown, target, sources }, lane]) => {
    const beside = (box: Box) => (isDown ? box.x + box.width : box.x);
    const outside = (lane + 1) * laneStep;
    return sources.map(({ box, row }) => ({
      row,
      from: { x: beside(box), y: row.y },
      lane: isDown ? right + outside : left - outside,
      to: { x: beside(target), y: entryOf(target) },
    }));
  });

export const layoutMachine = (machine: DiagramState): Layout => {
  const width = neededWidth(machine);
  const lanesOf = (boxes: Box[], isDown: boolean) =>
    assignLanes(gatherBuses(boxes).filter((bus) => bus.isDown === isDown));
  const left = gutterOf(lanesOf(placeBoxes(machine, 0, 0, width), false));
  const boxes = placeBoxes(machine, left, 0, width);
  const [down, up] = [lanesOf(boxes, true), lanesOf(boxes, false)];
  const right = left + width;
  return {
    width: right + gutterOf(down),
    height: boxes[0]?.height ?? 0,
    boxes,
    lines: [...drawLines(down, left, right), ...drawLines(up, left, right)],
  };
};

import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { headerHeight, inset, layoutMachine, rowHeight, type Box, type Line, type Row } from './layoutMachine';
import * as styles from './machineDiagram.css';
import { readMachine } from './readMachine';

const bend = 6;

/** From the transition's row, along its lane, to the header of its target. */
const pathOf = ({ from, lane, to }: Line): string => {
  const outward = Math.sign(lane - from.x);
  const onward = Math.sign(to.y - from.y);
  return [
    `M${from.x} ${from.y}`,
    `H${lane - outward * bend}`,
    `Q${lane} ${from.y} ${lane} ${from.y + onward * bend}`,
    `V${to.y - onward * bend}`,
    `Q${lane} ${to.y} ${lane - outward * bend} ${to.y}`,
    `H${to.x + outward * bend}`,
  ].join(' ');
};

const headOf = ({ from, lane, to }: Line): string => {
  const outward = Math.sign(lane - from.x) * 7;
  return `M${to.x} ${to.y} l${outward} -4 v8 z`;
};

const Way = ({ line }: { line: Line }) => (
  // An offset of half a pixel keeps one-pixel lines sharp, even if several share a lane.
  <g transform="translate(0.5 0.5)">
    <path className={styles.line} d={pathOf(line)} />
    <path className={styles.head} d={headOf(line)} />
  </g>
);

const Transition = ({ box, row, line }: { box: Box; row: Row; line: Line | undefined }) => (
  <g className={styles.transition} data-transition={row.event}>
    <rect className={styles.hit} x={box.x + 1} y={row.y - rowHeight / 2} width={box.width - 2} height={rowHeight} />
    {line && <Way line={line} />}
    <text x={box.x + inset} y={row.y} dy="0.35em">
      <tspan className={styles.event}>{row.event}</tspan>
      {row.condition !== undefined && (
        <tspan className={styles.condition} dx={8}>
          {row.condition}
        </tspan>
      )}
    </text>
    <text className={styles.target} x={box.x + box.width - inset} y={row.y} dy="0.35em">
      {row.target ? `→ ${row.target.name}` : 'stays'}
    </text>
  </g>
);

const Mark = ({ box: { state, x, y } }: { box: Box }) => {
  const at = { cx: x + inset + 4, cy: y + headerHeight / 2 };
  if (state.isInitial) return <circle className={styles.start} {...at} r={4} />;
  return state.isFinal ? <circle className={styles.end} {...at} r={3.5} /> : null;
};

const State = ({ box, lines }: { box: Box; lines: Line[] }) => {
  const { state, x, y, width, height, rows, dividers } = box;
  const hasMark = state.isInitial || state.isFinal;
  return (
    <g data-state={state.id}>
      <rect
        className={state.states.length > 0 ? styles.container : styles.box}
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx={4}
      />
      <Mark box={box} />
      <text className={styles.name} x={x + inset + (hasMark ? 14 : 0)} y={y + headerHeight / 2} dy="0.35em">
        {state.name}
      </text>
      {dividers.map((at) => (
        <line key={at} className={styles.divider} x1={x} x2={x + width} y1={at} y2={at} />
      ))}
      {rows.map((row) => (
        <Transition key={row.y} box={box} row={row} line={lines.find((line) => line.row === row)} />
      ))}
    </g>
  );
};

/** Drawn from the machine itself, so it is never out of date. */
export const MachineDiagram = ({ machine }: { machine: AnyStateMachine }) => {
  const { width, height, boxes, lines } = useMemo(() => layoutMachine(readMachine(machine)), [machine]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label="Diagram" tabIndex={0}>
      <svg className={styles.diagram} width={width} height={height} role="group" aria-label={`Machine ${machine.id}`}>
        {boxes.map((box) => (
          <State key={box.state.id} box={box} lines={lines} />
        ))}
      </svg>
    </div>
  );
};

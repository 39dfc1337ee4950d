import { join } from 'node:path';
import { buildPage, type BuiltPage } from '../browserPage/builtPage';
import { visit, type Drawing, type Drawn } from './visit';

const folder = join(import.meta.dirname, '..', '..', '..', 'packages/ui/src/components/OrderBook/bench');

export type Round = Record<Drawing, Drawn>;

let built: Promise<BuiltPage> | undefined;

/** Runs all of them back to back, so that other load on the machine affects them alike. */
export const goRound = async (depth: number): Promise<Round> => {
  const page = await (built ??= buildPage(folder));
  return {
    ours: await visit(page, 'ours', depth),
    virtuoso: await visit(page, 'virtuoso', depth),
    rows: await visit(page, 'rows', depth),
    idle: await visit(page, 'idle', depth),
  };
};

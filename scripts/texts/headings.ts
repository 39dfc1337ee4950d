import { isHeading, type Block } from './passages';
import type { Reading } from './reading';
import { titleOf } from './words';

/** A heading with everything below it, up to the next heading of its depth. */
export interface Headed {
  line: number;
  /** As it was written, including its anchor. */
  text: string;
  blocks: Block[];
}

/** Splits blocks into those before the first heading of this depth and those below each heading. */
export const headedBy = (depth: number, blocks: readonly Block[]): { before: Block[]; headed: Headed[] } => {
  const before: Block[] = [];
  const headed: Headed[] = [];
  for (const block of blocks) {
    const { token, line } = block;
    if (isHeading(token) && token.depth === depth) headed.push({ line, text: token.text, blocks: [] });
    else (headed.at(-1)?.blocks ?? before).push(block);
  }
  return { before, headed };
};

const withAnchor = /^(.*?)\s*\{#([^{}]*)\}$/s;

const anchorForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The title and the anchor of a heading. Anchors are unique within a page. */
export const readHeading = ({ text, line }: Headed, taken: Set<string>, reading: Reading) => {
  const [, title = text, id] = withAnchor.exec(text.trim()) ?? [];
  if (id === undefined) reading.tell(line, 'This heading needs an anchor at its end, such as {#fees}.');
  else if (!anchorForm.test(id))
    reading.tell(line, `The anchor {#${id}} may only have lower-case letters, digits and single hyphens.`);
  else if (taken.has(id)) reading.tell(line, `The anchor {#${id}} is already used on this page.`);
  if (id !== undefined) taken.add(id);
  const read = titleOf(title, line, reading).trim();
  if (read === '') reading.tell(line, 'This heading is empty.');
  return { id: id ?? '', title: read };
};

import type { CellText } from './cellTexts';

export const textIn = (element: Element | null | undefined): Text => {
  const present = element?.firstChild;
  if (present instanceof Text) return present;
  const text = document.createTextNode('');
  element?.append(text);
  return text;
};

/** Writing the same text again would cause layout. */
const setText = (text: Text, next: string): void => {
  if (text.data !== next) text.data = next;
};

export const setAttribute = (element: Element | null, name: string, value: string | undefined): void => {
  if (value === undefined) element?.removeAttribute(name);
  else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
};

/** Writes into the parts of a cell, changing text nodes in place so that unchanged cells need no layout. */
export const createCell = (row: Element, name: string) => {
  const cell = row.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  const shown = textIn(cell?.children[0]);
  const zeros = textIn(cell?.children[1]);
  return {
    element: cell,
    write: (text: CellText): void => {
      setText(shown, text.shown);
      setText(zeros, text.zeros);
      setAttribute(cell, 'title', text.full);
    },
  };
};

/** A price has a label for screen readers: every digit if it is shortened, and whether it is yours. */
export const createPriceCell = (row: Element) => {
  const cell = createCell(row, 'price');
  const spoken = textIn(cell.element?.children[2]);
  return {
    write: (text: CellText, own: string | undefined): void => {
      cell.write(text);
      setAttribute(cell.element, 'data-pad', text.pad);
      setText(spoken, [text.full, own].filter((words) => words !== undefined).join(', '));
      for (const part of [0, 1]) {
        setAttribute(cell.element?.children[part] ?? null, 'aria-hidden', text.full === undefined ? undefined : 'true');
      }
    },
  };
};

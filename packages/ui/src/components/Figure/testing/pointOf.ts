/** The horizontal position of a figure's decimal point. */
export const pointOf = (figure: Element | null): number => {
  const range = document.createRange();
  const text = figure && document.createTreeWalker(figure, NodeFilter.SHOW_TEXT).nextNode();
  const at = text?.nodeValue?.indexOf('.') ?? -1;
  if (text === null || at < 0) throw new Error('It has no point.');
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
};

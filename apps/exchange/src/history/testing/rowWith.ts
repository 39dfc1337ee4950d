/** For screens with a single table. */
export const rowWith = (canvas: { getAllByRole: (role: string) => HTMLElement[] }, text: string): HTMLElement => {
  const row = canvas.getAllByRole('row').find(({ textContent }) => textContent.includes(text));
  if (!row) throw new Error(`There is no row with ${text}.`);
  return row;
};

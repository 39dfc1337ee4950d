/** Puts a file into the element itself, which then says its name and goes with the form; nothing empties it. */
export const holdFile = (input: HTMLInputElement, file: File | undefined): void => {
  input.value = '';
  if (file === undefined) return;
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
};

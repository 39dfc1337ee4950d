/**
 * Puts a file into the input itself, so that it announces the name and submits the file with the form. `undefined`
 * empties it.
 */
export const holdFile = (input: HTMLInputElement, file: File | undefined): void => {
  input.value = '';
  if (file === undefined) return;
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
};

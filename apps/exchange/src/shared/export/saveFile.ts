/** Safari reads the file some time after the click that saves it. */
const keptForMs = 60_000;

interface SavedText {
  name: string;
  text: string;
  type?: 'text/csv' | 'text/plain';
}

export const saveFile = ({ name, text, type = 'text/csv' }: SavedText): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
};

import type { SaveFile } from './runExport';

/** Safari reads the file some time after the click that saves it. */
const keptForMs = 60_000;

export const saveFile: SaveFile = ({ name, text }) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
};

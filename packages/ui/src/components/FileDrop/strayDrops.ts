export const carriesFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

const refuse = (event: DragEvent) => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || dataTransfer === null || !carriesFiles(dataTransfer)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/** A file dropped next to the area would open in place of the page, and everything typed there would be lost. */
export const refuseStrayDrops = (): (() => void) => {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
};

import { spyOn } from 'storybook/test';

interface SavedFile {
  name: string;
  lines: string[];
}

/** Collects the files that the browser would save. */
export const keepSavedFiles = () => {
  const files: SavedFile[] = [];
  const made = spyOn(URL, 'createObjectURL');
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.calls.at(-1)?.[0];
    const { download: name } = this;
    if (blob instanceof Blob)
      void blob.text().then((text) => files.push({ name, lines: text.split('\r\n').slice(1, -1) }));
  });
  return {
    files,
    stop: () => {
      made.mockRestore();
      click.mockRestore();
    },
  };
};

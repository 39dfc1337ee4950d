import { nameOfLook, type Look } from './looks';

/** As many columns as leave a page of this width recognisable. */
const columnsFor = ({ width }: Look): { columns: number; thumbnail: number } => {
  if (width < 600) return { columns: 6, thumbnail: 240 };
  return width < 1200 ? { columns: 4, thumbnail: 368 } : { columns: 3, thumbnail: 496 };
};

const GAP = 16;

/** Wide enough for its thumbnails and no wider. */
export const sheetWidth = (look: Look): number => {
  const { columns, thumbnail } = columnsFor(look);
  return columns * thumbnail + (columns + 1) * GAP;
};

const colours = {
  dark: { surface: '#2b2d31', text: '#f2f3f5', edge: '#60646c' },
  light: { surface: '#d5d7dc', text: '#1c2024', edge: '#8b8d98' },
};

const styleFor = (look: Look): string => {
  const { columns, thumbnail } = columnsFor(look);
  const { surface, text, edge } = colours[look.theme];
  return `
    body { margin: 0; padding: ${GAP}px; background: ${surface}; color: ${text}; font: 600 15px/20px sans-serif; }
    h1 { margin: 0 0 ${GAP}px; font-size: 20px; }
    main { display: grid; grid-template-columns: repeat(${columns}, ${thumbnail}px); gap: ${GAP}px; align-items: start; }
    figure { margin: 0; }
    div { max-height: 720px; overflow: hidden; border: 1px solid ${edge}; }
    img { display: block; width: 100%; }
    figcaption { padding-top: 4px; overflow-wrap: anywhere; }
  `;
};

export interface Thumbnail {
  name: string;
  url: string;
}

/** A page of thumbnails with their names below. Of a long page it shows only the top. */
export const contactSheet = (title: string, look: Look, thumbnails: readonly Thumbnail[]): string => {
  const figures = thumbnails.map(
    ({ name, url }) => `<figure><div><img src="${url}" alt=""></div><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><style>${styleFor(look)}</style>
    <h1>${title}, ${nameOfLook(look)}</h1><main>${figures.join('')}</main>`;
};

export const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Text that is already HTML. Anything else put into HTML is escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const written = (part: Part): string => {
  if (typeof part !== 'object') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
};

/** A template tag: the template is HTML, interpolated values are text. */
export const markup = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: texts.map((text, index) => text + written(parts[index] ?? '')).join(''),
});

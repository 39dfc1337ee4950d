import { counted, supportHours, type Line, type Passage, type SettingName } from '@exchange/domain';
import type { Config } from '#shared/config/config.ts';

/** Values from the settings, under the names that texts use for them. */
export type SettingWords = Readonly<Record<SettingName, string>>;

/** `at` is now: the offset of a time zone can change with the season. */
export const settingWords = (
  { brandName, idleTimeoutMs, supportTimeZone }: Pick<Config, 'brandName' | 'idleTimeoutMs' | 'supportTimeZone'>,
  at: number,
): SettingWords => ({
  brand: brandName,
  idleTime: counted(Math.round((idleTimeoutMs / 60_000) * 100) / 100, 'minute'),
  supportHours: supportHours({ zone: supportTimeZone, at, readerMinutesEast: 0 }).text,
});

export const filledIn = (text: string, settings: SettingWords): string =>
  Object.entries(settings).reduce((filled, [name, words]) => filled.replaceAll(`{${name}}`, words), text);

/** As plain text. */
export const plainWords = (line: Line, settings: SettingWords): string =>
  filledIn(
    [line]
      .flat()
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
    settings,
  );

const linesOf = (passage: Passage): readonly Line[] => {
  if ('paragraph' in passage) return [passage.paragraph];
  return 'rows' in passage ? passage.rows.flat() : passage.points;
};

export const wordsOfPassages = (passages: readonly Passage[], settings: SettingWords): string =>
  passages
    .flatMap(linesOf)
    .map((line) => plainWords(line, settings))
    .join(' ');

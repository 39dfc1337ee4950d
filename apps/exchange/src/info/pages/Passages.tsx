import { apiReference, type Line, type LinkedWords, type Passage } from '@exchange/domain';
import { Link } from '@exchange/ui';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SupportHours } from '#entities/support/SupportHours.tsx';
import { useServices } from '#shared/services/services.ts';
import * as styles from './pages.css';
import { filledIn, settingWords, type SettingWords } from './words';

const isElsewhere = (to: string): boolean => to.startsWith('https://');

const LinkOf = ({ text, to }: LinkedWords) => {
  const { apiUrl } = useServices().config;
  const href = to === apiReference ? `${apiUrl}/docs` : to;
  if (to === apiReference || isElsewhere(to)) {
    return (
      <Link isExternal href={href}>
        {text}
      </Link>
    );
  }
  return (
    <Link asChild>
      <RouterLink to={to}>{text}</RouterLink>
    </Link>
  );
};

const hoursPlace = '{supportHours}';

/** The hours have a title of their own; all other settings are plain words. */
const Plain = ({ text, settings }: { text: string; settings: SettingWords }) =>
  text.split(hoursPlace).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <SupportHours />}
      {filledIn(part, settings)}
    </Fragment>
  ));

export const Words = ({ line }: { line: Line }) => {
  const { config, now } = useServices();
  const settings = settingWords(config, now());
  return [line].flat().map((piece, at) => {
    if (typeof piece === 'string') return <Plain key={piece} text={piece} settings={settings} />;
    return <LinkOf key={`${String(at)} ${piece.to}`} to={piece.to} text={filledIn(piece.text, settings)} />;
  });
};

const keyOf = (part: unknown): string => JSON.stringify(part).slice(0, 160);

const Table = ({ columns, rows }: Extract<Passage, { rows: unknown }>) => (
  <div className={styles.tableRoom}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.header}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {row.map((cell, at) => (
              <td key={columns[at]} className={styles.cell}>
                <Words line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const One = ({ passage }: { passage: Passage }) => {
  if ('paragraph' in passage) {
    return (
      <p className={styles.paragraph}>
        <Words line={passage.paragraph} />
      </p>
    );
  }
  if ('rows' in passage) return <Table {...passage} />;
  return (
    <ul className={styles.points}>
      {passage.points.map((point) => (
        <li key={keyOf(point)}>
          <Words line={point} />
        </li>
      ))}
    </ul>
  );
};

/** Paragraphs, lists and tables, one after another. */
export const Passages = ({ passages }: { passages: readonly Passage[] }) =>
  passages.map((passage) => <One key={keyOf(passage)} passage={passage} />);

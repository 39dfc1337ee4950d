import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useServices } from '../../shared/services/services';
import type { Passage } from '../content/page';
import * as styles from './pages.css';
import { piecesOf } from './words';

export const Words = ({ text }: { text: string }) => {
  const { brandName } = useServices().config;
  return piecesOf(text, brandName).map(({ text: words, to }, at) =>
    to === undefined ? (
      words
    ) : (
      <Link key={`${String(at)} ${to}`} asChild>
        <RouterLink to={to}>{words}</RouterLink>
      </Link>
    ),
  );
};

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
          <tr key={row.join(' ')}>
            {row.map((cell, at) => (
              <td key={columns[at]} className={styles.cell}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const One = ({ passage }: { passage: Passage }) => {
  if (typeof passage === 'string') {
    return (
      <p className={styles.paragraph}>
        <Words text={passage} />
      </p>
    );
  }
  if ('rows' in passage) return <Table {...passage} />;
  return (
    <ul className={styles.points}>
      {passage.points.map((point) => (
        <li key={point}>
          <Words text={point} />
        </li>
      ))}
    </ul>
  );
};

const keyOf = (passage: Passage): string => JSON.stringify(passage).slice(0, 80);

/** Paragraphs, lists and tables, one after another. */
export const Passages = ({ passages }: { passages: readonly Passage[] }) =>
  passages.map((passage) => <One key={keyOf(passage)} passage={passage} />);

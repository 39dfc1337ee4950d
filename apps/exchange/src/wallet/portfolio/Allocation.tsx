import { formatUsd, readAssetSymbol, sum, type DecimalText } from '@exchange/domain';
import { CoinIcon } from '@exchange/ui';
import type { Share } from './portfolio';
import * as styles from './portfolio.css';
import { portfolioTexts as texts } from './texts';

/** As many lines as the chart beside them has room for. */
const most = 5;

interface Line {
  name: string;
  percent: DecimalText;
  worth: DecimalText;
}

const linesOf = (shares: readonly Share[]): readonly Line[] => {
  const named = (some: readonly Share[]): Line[] => some.map(({ symbol, ...rest }) => ({ name: symbol, ...rest }));
  if (shares.length <= most) return named(shares);
  const [first, others] = [shares.slice(0, most - 1), shares.slice(most - 1)];
  const of = (figure: 'percent' | 'worth'): DecimalText => sum(others.map((share) => share[figure]));
  return [...named(first), { name: texts.others(others.length), percent: of('percent'), worth: of('worth') }];
};

/** `12.3%`: enough to compare. */
const shownShare = (percent: DecimalText): string => `${Number(percent).toFixed(1)}%`;

const Mark = ({ name }: Pick<Line, 'name'>) => {
  const asset = readAssetSymbol(name);
  return asset ? <CoinIcon asset={asset} size={16} /> : <span className={styles.noMark} />;
};

/** Which part of the whole each coin is. */
export const Allocation = ({ shares }: { shares: readonly Share[] }) => (
  <section className={styles.allocation} aria-label={texts.allocation}>
    <h3 className={styles.subtitle}>{texts.allocation}</h3>
    <ul className={styles.shares}>
      {linesOf(shares).map(({ name, percent, worth }) => (
        <li key={name} className={styles.share} title={formatUsd(worth).text}>
          <Mark name={name} />
          <span>{name}</span>
          <span className={styles.track}>
            <span className={styles.part} style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className={styles.percent}>{shownShare(percent)}</span>
        </li>
      ))}
    </ul>
  </section>
);

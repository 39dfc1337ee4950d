import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { Badges, type BadgesProps } from './Badges';
import * as styles from './BelowMarket.css';
import { nextSteps, nextStepTexts } from './texts';

interface BelowMarketProps extends BadgesProps {
  isVisitor: boolean;
}

const NextSteps = () => (
  <section aria-labelledby="next-steps" className={styles.steps}>
    <h2 id="next-steps" className={styles.title}>
      {nextStepTexts.title}
    </h2>
    <ul className={styles.list}>
      {nextSteps.map(({ to, title, text }) => (
        <li key={to} className={styles.step}>
          <Link asChild>
            <RouterLink to={to} className={styles.link}>
              {title}
            </RouterLink>
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export const BelowMarket = ({ isVisitor, ...badges }: BelowMarketProps) => (
  <>
    {isVisitor && <NextSteps />}
    <Badges {...badges} />
  </>
);

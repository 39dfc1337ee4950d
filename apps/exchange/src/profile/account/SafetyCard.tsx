import { Badge, Card, Icon, Link, visuallyHidden } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Profile } from '#entities/profile/profile.ts';
import { queryOfProfilePlace } from '../profilePlace';
import { safetyTexts as texts } from '../texts';
import { safetyOf, type SafetyItem } from './safety';
import * as styles from './SafetyCard.css';

const Item = ({ name, isDone, place }: SafetyItem) => (
  <li className={styles.item}>
    <span data-done={isDone ? '' : undefined} className={styles.mark}>
      {isDone ? <Icon name="success" size={16} /> : <span className={styles.circle} />}
    </span>
    <p className={styles.name}>
      {texts.items[name].name}
      <span className={visuallyHidden}>: {isDone ? texts.done : texts.open}</span>
    </p>
    {!isDone && (
      <p className={styles.why}>
        {texts.items[name].why}{' '}
        <Link asChild>
          <RouterLink to={{ search: queryOfProfilePlace(place).toString() }}>{texts.items[name].todo}</RouterLink>
        </Link>
      </p>
    )}
  </li>
);

/** What makes the account safe: what is done, and what is still to do, with the way there. */
export const SafetyCard = ({ profile }: { profile: Profile }) => {
  const items = safetyOf(profile);
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={texts.title}
      actions={<Badge tone={done === items.length ? 'success' : 'warning'}>{texts.count(done, items.length)}</Badge>}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <Item key={item.name} {...item} />
        ))}
      </ul>
    </Card>
  );
};

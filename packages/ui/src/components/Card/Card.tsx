import { useId, type ComponentPropsWithRef } from 'react';
import type { Density } from '../../tokens/density';
import type { OptionalNode } from '../optionalNode';
import * as styles from './Card.css';
import { headingTags, type HeadingLevel } from './headingLevels';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'aria-labelledby' | 'className' | 'title'> {
  /** Also names the card as a region of the page. */
  title?: string | undefined;
  headingLevel?: HeadingLevel;
  /** At the end of the title line: small buttons, a link, a badge. */
  actions?: OptionalNode;
  /** Below a line: about the card as a whole. */
  footer?: OptionalNode;
  /** `compact` on the trading screen. The content adapts too. */
  density?: Density;
  /** For a table as the content, because it has its own insets. */
  isFlush?: boolean;
}

interface HeaderProps extends Pick<CardProps, 'actions' | 'title'> {
  titleId: string;
  density: Density;
  headingLevel: HeadingLevel;
}

const Header = ({ title, titleId, density, headingLevel, actions }: HeaderProps) => {
  const Heading = headingTags[headingLevel];
  if (title === undefined && actions === undefined) return null;
  return (
    <div className={styles.header}>
      {title !== undefined && (
        <Heading id={titleId} className={styles.title[density]}>
          {title}
        </Heading>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};

/** Groups content that belongs together. The card itself can't be pressed, only what is in it. */
export const Card = ({
  title,
  headingLevel = 2,
  actions,
  footer,
  density = 'comfortable',
  isFlush = false,
  children,
  ...rest
}: CardProps) => {
  const titleId = useId();
  return (
    <section
      {...rest}
      aria-labelledby={title === undefined ? undefined : titleId}
      data-density={density}
      className={styles.density[density]}
    >
      <Header {...{ title, titleId, density, headingLevel, actions }} />
      <div data-flush={isFlush ? '' : undefined} className={styles.body}>
        {isFlush ? <div className={styles.flush}>{children}</div> : children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  );
};

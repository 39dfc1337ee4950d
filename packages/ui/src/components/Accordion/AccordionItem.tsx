import { Accordion as Parts } from 'radix-ui';
import { use, type ComponentPropsWithRef } from 'react';
import { headingTags } from '../Card/headingLevels';
import { Icon } from '../Icon/Icon';
import * as styles from './Accordion.css';
import { AccordionLevel } from './accordionLevel';

export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<typeof Parts.Item>,
  'asChild' | 'className' | 'title'
> {
  /** Identifies the item within its accordion. */
  value: string;
  title: string;
}

/** A question and its answer. Give it an `id` to link to it. */
export const AccordionItem = ({ title, children, ...rest }: AccordionItemProps) => {
  const Heading = headingTags[use(AccordionLevel)];
  return (
    <Parts.Item {...rest} className={styles.item}>
      <Parts.Header asChild>
        <Heading>
          <Parts.Trigger className={styles.trigger}>
            {title}
            <span className={styles.arrow}>
              <Icon name="chevronDown" />
            </span>
          </Parts.Trigger>
        </Heading>
      </Parts.Header>
      <Parts.Content className={styles.content}>
        <div className={styles.words}>{children}</div>
      </Parts.Content>
    </Parts.Item>
  );
};

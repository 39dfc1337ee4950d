import { Accordion as Parts } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import type { HeadingLevel } from '../Card/headingLevels';
import { AccordionLevel } from './accordionLevel';

type Root = ComponentPropsWithRef<typeof Parts.Root>;

type Own<Props> = Omit<Props, 'asChild' | 'className' | 'collapsible' | 'orientation'> & {
  /** Where the questions stand in the outline of the page. */
  headingLevel?: HeadingLevel;
};

export type AccordionProps = Own<Extract<Root, { type: 'single' }>> | Own<Extract<Root, { type: 'multiple' }>>;

/** Questions, and their answers when asked for. One that is open can always be closed. */
export const Accordion = ({ headingLevel = 3, ...rest }: AccordionProps) => (
  <AccordionLevel value={headingLevel}>
    {rest.type === 'single' ? <Parts.Root {...rest} collapsible /> : <Parts.Root {...rest} />}
  </AccordionLevel>
);

import { Accordion as Parts } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import type { HeadingLevel } from '../Card/headingLevels';
import { AccordionLevel } from './accordionLevel';

interface SharedProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'defaultValue' | 'dir'> {
  /** The questions' heading level in the page outline. */
  headingLevel?: HeadingLevel;
}

export interface SingleAccordionProps extends SharedProps {
  /** `single`: at most one answer is open. `multiple`: any number. */
  type: 'single';
  /** What is open; empty for none. Control it if addresses link to answers. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export interface MultipleAccordionProps extends SharedProps {
  type: 'multiple';
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

export type AccordionProps = SingleAccordionProps | MultipleAccordionProps;

/** Questions that reveal their answers. An open one can always be closed. */
export const Accordion = ({ headingLevel = 3, ...rest }: AccordionProps) => (
  <AccordionLevel value={headingLevel}>
    {rest.type === 'single' ? <Parts.Root {...rest} collapsible /> : <Parts.Root {...rest} />}
  </AccordionLevel>
);

import { Accordion as Parts } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import type { HeadingLevel } from '../Card/headingLevels';
import { AccordionLevel } from './accordionLevel';

interface SharedProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'defaultValue' | 'dir'> {
  /** Where the questions stand in the outline of the page. */
  headingLevel?: HeadingLevel;
}

export interface SingleAccordionProps extends SharedProps {
  /** `single`: one answer at a time, none at all included. `multiple`: any of them. */
  type: 'single';
  /** What is open; an empty text where nothing is. A screen whose addresses lead to answers hands in what they name. */
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

/** Questions, and their answers when asked for. One that is open can always be closed. */
export const Accordion = ({ headingLevel = 3, ...rest }: AccordionProps) => (
  <AccordionLevel value={headingLevel}>
    {rest.type === 'single' ? <Parts.Root {...rest} collapsible /> : <Parts.Root {...rest} />}
  </AccordionLevel>
);

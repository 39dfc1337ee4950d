import { createContext } from 'react';
import type { HeadingLevel } from '../Card/headingLevels';

/** All questions of an accordion are headings of the same level. */
export const AccordionLevel = createContext<HeadingLevel>(3);

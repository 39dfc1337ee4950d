import { createContext } from 'react';
import type { ControlSize } from '../Field/controlSizes';

/** A line of tabs has one size. */
export const TabSize = createContext<ControlSize>('medium');

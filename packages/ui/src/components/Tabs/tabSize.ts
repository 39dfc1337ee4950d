import { createContext } from 'react';
import type { ControlSize } from '../Field/controlSizes';

/** All tabs of a row have the same size. */
export const TabSize = createContext<ControlSize>('medium');

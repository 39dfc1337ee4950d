import { createThemeContract } from '@vanilla-extract/css';
import { dark } from '../tokens/dark';
import { comfortable } from '../tokens/density';
import { fullMotion } from '../tokens/motion';

/** The only door to a colour: components import `vars`, themes fill it. */
export const vars = createThemeContract(dark);

/** Filled by the nearest `data-density` around a component, comfortable where there is none. */
export const density = createThemeContract(comfortable);

/** Durations that are nothing for who asked the system for less motion. */
export const motion = createThemeContract(fullMotion);

import { createThemeContract } from '@vanilla-extract/css';
import { dark } from '../tokens/dark';
import { comfortable } from '../tokens/density';
import { fullMotion } from '../tokens/motion';

/** The only source of colours: components import `vars`, themes set the values. */
export const vars = createThemeContract(dark);

/** Set by the nearest `data-density`; comfortable by default. */
export const density = createThemeContract(comfortable);

/** Durations; zero if the system asks for reduced motion. */
export const motion = createThemeContract(fullMotion);

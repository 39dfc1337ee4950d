import { amber, indigo, ruby, slate } from '@radix-ui/colors';
import type { ToneTokens } from './tokens';

type Solid = Pick<ToneTokens, 'solid' | 'solidHover' | 'onSolid'>;

const white = '#ffffff';

/** Filled controls look the same in both themes, so that a trader who switches finds the same buttons. */
export const solids = {
  accent: { solid: indigo.indigo9, solidHover: indigo.indigo10, onSolid: white },
  jade: { solid: '#1d785f', solidHover: '#17644f', onSolid: white },
  tomato: { solid: '#bf3013', solidHover: '#a52a11', onSolid: white },
  blue: { solid: '#0b69bb', solidHover: '#095aa0', onSolid: white },
  orange: { solid: '#af4300', solidHover: '#963900', onSolid: white },
  amber: { solid: amber.amber9, solidHover: amber.amber10, onSolid: slate.slate12 },
  ruby: { solid: ruby.ruby11, solidHover: '#ad1f42', onSolid: white },
} satisfies Record<string, Solid>;

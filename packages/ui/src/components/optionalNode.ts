import type { ReactNode } from 'react';

/** What may be left out. With `false` or `null` in its place, as `&&` gives them, the box around it would stay empty. */
export type OptionalNode = Exclude<ReactNode, boolean | null>;

import { useEffect, useEffectEvent, useRef } from 'react';
import { unconfirmedTexts } from './texts';
import type { UnconfirmedKind } from './unconfirmedKind';

/** Tells of what has just become unconfirmed, and once of all that already was when the page opened. */
export const useWarnings = (kinds: readonly UnconfirmedKind[], warn: (text: string) => void): void => {
  const told = useRef<ReadonlySet<string>>(undefined);
  const look = useEffectEvent(() => {
    const warnings = kinds.flatMap((kind) => kind.warnings ?? []);
    const known = told.current;
    told.current = new Set([...(known ?? []), ...warnings.map(({ id }) => id)]);
    if (known) for (const { id, text } of warnings) if (!known.has(id)) warn(text);
    if (!known && kinds.length > 0) warn(unconfirmedTexts.afterReload(kinds));
  });
  useEffect(() => look(), [kinds]);
};

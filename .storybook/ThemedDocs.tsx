import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyLook } from '../packages/ui/src/theme/applyLook';
import { lookFrom } from './look';
import { storybookTheme } from './storybookTheme';

type Globals = { globals: Record<string, unknown> };

const lastGlobals = ({ channel }: DocsContainerProps['context']): Record<string, unknown> => {
  const said: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  return Array.isArray(said) ? ((said as Globals[])[0]?.globals ?? {}) : {};
};

/** A docs page without stories runs no decorators, so its container applies the theme. */
export const ThemedDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const [look, setLook] = useState(() => lookFrom(lastGlobals(context)));
  useEffect(() => {
    const follow = ({ globals }: Globals) => setLook(lookFrom(globals));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useEffect(() => applyLook(document.documentElement, look), [look]);
  return (
    <DocsContainer context={context} theme={storybookTheme(look.theme)}>
      {children}
    </DocsContainer>
  );
};

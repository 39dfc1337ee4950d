import { useLayoutEffect, useRef, useState } from 'react';
import { listenForHotkeys } from '#shared/hotkeys/listenForHotkeys.ts';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import { useServices } from '#shared/services/services.ts';
import { frameHotkeys, type Tool } from './tools';

const leaveField = (): void => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
};

export interface Tools {
  open: Tool | undefined;
  /** Tools that were never opened aren't loaded. */
  wereOpened: ReadonlySet<Tool>;
  show: (tool: Tool) => void;
  /** Does nothing if another tool has opened since. */
  close: (tool: Tool) => void;
}

/**
 * Which tool is open, one at a time, and the keys that open them. Listens for all hotkeys, so it must be used only
 * once.
 */
export const useTools = (): Tools => {
  const { hotkeys, screenSettings } = useServices();
  const [open, setOpen] = useState<Tool>();
  const [wereOpened, setOpened] = useState<ReadonlySet<Tool>>(new Set());
  const isAnyOpen = useRef(false);
  const become = (tool: Tool | undefined): void => {
    setOpen(tool);
    if (tool !== undefined) setOpened((before) => new Set([...before, tool]));
  };

  useHotkeys(frameHotkeys, {
    commands: () => become(open === 'commands' ? undefined : 'commands'),
    hotkeys: () => become('hotkeys'),
    leaveField,
  });
  useLayoutEffect(() => {
    isAnyOpen.current = open !== undefined;
  }, [open]);
  useLayoutEffect(
    () =>
      listenForHotkeys({
        page: document,
        hotkeys,
        isOff: () => !screenSettings.current().hasHotkeys,
        isOpening: () => isAnyOpen.current,
      }),
    [hotkeys, screenSettings],
  );
  return { open, wereOpened, show: become, close: (tool) => setOpen((now) => (now === tool ? undefined : now)) };
};

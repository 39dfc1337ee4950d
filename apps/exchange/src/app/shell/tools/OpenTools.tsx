import { lazy, Suspense, type ComponentType } from 'react';
import type { CommandPaletteProps } from './CommandPalette';
import { NotLoaded, type ToolState } from './NotLoaded';
import type { Tool } from './tools';
import type { Tools } from './useTools';

/** Loaded when it is first opened. */
const later = <Props extends ToolState>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));

const CommandPalette = later(async () => (await import('./CommandPalette')).CommandPalette);
const CheatSheetTool = later(async () => (await import('./CheatSheetTool')).CheatSheetTool);
const ScreenSettingsTool = later(async () => (await import('./ScreenSettingsTool')).ScreenSettingsTool);

export interface OpenToolsProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'onShowSettings'> {
  tools: Tools;
}

/** Whichever tool is open, above the screen. */
export const OpenTools = ({ tools, ...given }: OpenToolsProps) => {
  const stateOf = (tool: Tool): ToolState => ({
    isOpen: tools.open === tool,
    // A closing tool may already have opened another.
    onOpenChange: (isOpen: boolean) => (isOpen ? tools.show(tool) : tools.close(tool)),
  });
  return (
    <Suspense>
      {tools.wereOpened.has('commands') && (
        <CommandPalette {...given} {...stateOf('commands')} onShowSettings={() => tools.show('settings')} />
      )}
      {tools.wereOpened.has('hotkeys') && <CheatSheetTool {...stateOf('hotkeys')} />}
      {tools.wereOpened.has('settings') && <ScreenSettingsTool {...stateOf('settings')} />}
    </Suspense>
  );
};

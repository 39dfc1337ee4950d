import { useEffect } from 'react';
import { useServices } from '#shared/services/services.ts';
import { notLoadedText } from './texts';

export interface ToolState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shown when a tool's code can't be loaded. The screen below keeps working. */
export const NotLoaded = ({ isOpen, onOpenChange }: ToolState) => {
  const { toasts } = useServices();
  useEffect(() => {
    if (!isOpen) return;
    toasts.toast({ tone: 'error', text: notLoadedText });
    onOpenChange(false);
  }, [toasts, isOpen, onOpenChange]);
  return null;
};

import { useEffect } from 'react';
import { useServices } from '../../../shared/services/services';

export interface ToolState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Stands for a tool whose code could not be loaded. The screen below goes on. */
export const NotLoaded = ({ isOpen, onOpenChange }: ToolState) => {
  const { toasts } = useServices();
  useEffect(() => {
    if (!isOpen) return;
    toasts.toast({ tone: 'error', text: 'This could not be loaded. Check your connection, then reload the page.' });
    onOpenChange(false);
  }, [toasts, isOpen, onOpenChange]);
  return null;
};

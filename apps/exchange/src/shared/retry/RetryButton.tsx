import { Button } from '@exchange/ui';

interface RetryButtonProps {
  /** Names what is reloaded, for screen readers. */
  label: string;
  isRetrying: boolean;
  onRetry: () => void;
  children: string;
}

/** Beside a small part of a screen that couldn't be loaded. */
export const RetryButton = ({ label, isRetrying, onRetry, children }: RetryButtonProps) => (
  <Button variant="outline" tone="neutral" size="small" aria-label={label} isLoading={isRetrying} onClick={onRetry}>
    {children}
  </Button>
);

import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface FailureMessageProps {
  /** What happened. */
  text: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
}

/** Says why there is nothing, and tries again. */
export const FailureMessage = ({
  text,
  onRetry,
  isRetrying = false,
  retryLabel = 'Try again',
}: FailureMessageProps) => (
  <div role="alert">
    <EmptyState
      text={text}
      action={
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          isLoading={isRetrying}
          loadingLabel="Trying again"
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      }
    />
  </div>
);

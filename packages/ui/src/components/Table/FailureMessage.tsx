import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface FailureMessageProps {
  /** What happened. */
  text: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
}

/** Says why there is nothing, and tries again. */
export const FailureMessage = ({ text, onRetry, isRetrying = false }: FailureMessageProps) => (
  <div role="alert">
    <EmptyState
      text={text}
      action={
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          isLoading={isRetrying}
          loadingLabel="Retrying"
          onClick={onRetry}
        >
          Retry
        </Button>
      }
    />
  </div>
);

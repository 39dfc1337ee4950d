import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface FailureMessageProps {
  text: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
}

/** Says why nothing could be loaded, and offers a retry. */
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

import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface ChartNotLoadedProps {
  /** Reloads the page. Leave it out for no button. */
  onReload?: (() => void) | undefined;
}

/**
 * Shown if the code of the chart failed to load. Only a page reload can help, because browsers remember a failed
 * import.
 */
export const ChartNotLoaded = ({ onReload }: ChartNotLoadedProps) => (
  <div role="alert">
    <EmptyState
      text="We couldn't load the chart."
      action={
        onReload && (
          <Button variant="outline" tone="neutral" size="small" onClick={onReload}>
            Reload the page
          </Button>
        )
      }
    >
      The rest of the page still works.
    </EmptyState>
  </div>
);

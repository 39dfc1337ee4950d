import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

export interface ChartNotLoadedProps {
  /** Loads the page anew; left out, nothing is offered. */
  onReload?: (() => void) | undefined;
}

/** Stands for a chart whose code did not come. Asking for it again helps with a new page only: browsers remember. */
export const ChartNotLoaded = ({ onReload }: ChartNotLoadedProps) => (
  <div role="alert">
    <EmptyState
      text="The chart could not be loaded."
      action={
        onReload && (
          <Button variant="outline" tone="neutral" size="small" onClick={onReload}>
            Reload the page
          </Button>
        )
      }
    >
      The rest of the page can be used.
    </EmptyState>
  </div>
);

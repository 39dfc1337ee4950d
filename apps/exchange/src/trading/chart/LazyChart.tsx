import { shellTexts } from '@exchange/domain';
import { ChartNotLoaded, visuallyHidden } from '@exchange/ui';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { ChartViewProps, LoadView } from './chartViews';
import * as styles from './ChartPanel.css';

interface LazyChartProps extends ChartViewProps {
  load: LoadView;
  /** Whether to load the code now. */
  isDue: boolean;
}

interface Loaded {
  View?: ComponentType<ChartViewProps>;
  hasFailed?: boolean;
}

/** A chart whose code loads later. If that fails, everything around it keeps working. */
export const LazyChart = ({ load, isDue, ...props }: LazyChartProps) => {
  const [{ View, hasFailed }, setLoaded] = useState<Loaded>({});
  const isWanted = isDue && !View;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // The pressed tab is shown as selected before its chart is rendered.
    const settle = (loaded: Loaded): void =>
      startTransition(() => {
        if (!isGone) setLoaded(loaded);
      });
    load().then(
      (Part) => settle({ View: Part }),
      () => settle({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);

  if (View) return <View {...props} />;
  if (hasFailed)
    return (
      <div className={styles.message}>
        <ChartNotLoaded onReload={props.onReload} />
      </div>
    );
  return (
    <p role="status" className={visuallyHidden}>
      {shellTexts.loading}
    </p>
  );
};

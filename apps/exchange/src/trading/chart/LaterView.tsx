import { shellTexts } from '@exchange/domain';
import { ChartNotLoaded, visuallyHidden } from '@exchange/ui';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { ChartViewProps, LoadView } from './chartViews';
import * as styles from './ChartPanel.css';

interface LaterViewProps extends ChartViewProps {
  load: LoadView;
  /** Whether it is time to ask for the code. */
  isDue: boolean;
}

interface Loaded {
  View?: ComponentType<ChartViewProps>;
  hasFailed?: boolean;
}

/** A picture whose code comes later. Where it does not come, everything around it goes on. */
export const LaterView = ({ load, isDue, ...props }: LaterViewProps) => {
  const [{ View, hasFailed }, setLoaded] = useState<Loaded>({});
  const isWanted = isDue && !View;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // The tab that was pressed is shown as chosen before its picture is drawn.
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

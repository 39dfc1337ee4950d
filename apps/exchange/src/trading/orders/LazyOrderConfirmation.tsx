import { lazy, Suspense, useState } from 'react';
import type { OrderQuestionProps } from './OrderQuestion';

// Most orders need no confirmation.
const OrderQuestion = lazy(async () => ({ default: (await import('./OrderQuestion')).OrderQuestion }));

/** The confirmation with its code, which loads with the first one and stays mounted, so that it can fade out. */
export const LazyOrderConfirmation = (props: OrderQuestionProps) => {
  const [wasAsked, setAsked] = useState(false);
  if (props.question !== undefined && !wasAsked) setAsked(true);
  return (
    wasAsked && (
      <Suspense>
        <OrderQuestion {...props} />
      </Suspense>
    )
  );
};

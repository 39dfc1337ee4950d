import { lazy, Suspense, useState } from 'react';
import type { OrderQuestionProps } from './OrderQuestion';

// Most orders go out without a question.
const OrderQuestion = lazy(async () => ({ default: (await import('./OrderQuestion')).OrderQuestion }));

/** The question with its code, which comes with the first one and stays, so that it can close in its own time. */
export const LaterQuestion = (props: OrderQuestionProps) => {
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

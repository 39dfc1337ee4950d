import { Card } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import { AsideSections, type AsideSection } from '#shared/page/AsideSections.tsx';
import { Columns } from '#shared/page/Columns.tsx';
import { Page } from '#shared/page/Page.tsx';
import { RequestForm } from './RequestForm';
import type { RequestPlan } from './requestPlan';
import { useRequestForm } from './useRequestForm';
import { useSession } from '#shared/services/useSession.ts';

/** Changes whenever a trader leaves. A visitor who signs in, perhaps in another tab, keeps what they typed. */
const useTraderRound = (): number => {
  const here = useSession().trader?.uniqueId;
  const [{ known, round }, setRound] = useState({ known: here, round: 0 });
  if (here !== known) setRound({ known: here, round: known === undefined ? round : round + 1 });
  return round;
};

interface OfferFormProps<Values extends object> {
  plan: RequestPlan<Values>;
  random?: (() => number) | undefined;
}

const OwnForm = <Values extends object>({ plan, random }: OfferFormProps<Values>) => (
  <RequestForm plan={plan} {...useRequestForm(plan)} random={random} />
);

/** Starts over when its trader leaves, in any tab. */
export const OfferForm = <Values extends object>(props: OfferFormProps<Values>) => (
  <OwnForm key={useTraderRound()} {...props} />
);

interface OfferWords {
  title: string;
  lead: string;
  sections: readonly AsideSection[];
}

type OfferProps<Values extends object> = OfferWords &
  ((OfferFormProps<Values> & { form?: never }) | { form: ReactNode; plan?: never; random?: never });

/** A description of the offer, with its request form. */
export const Offer = <Values extends object>({ title, lead, sections, ...props }: OfferProps<Values>) => (
  <Page title={title} lead={lead}>
    <Columns aside={<AsideSections sections={sections} />}>
      <Card>{props.plan ? <OfferForm plan={props.plan} random={props.random} /> : props.form}</Card>
    </Columns>
  </Page>
);

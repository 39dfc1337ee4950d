import { useState, type ReactNode } from 'react';
import { Columns } from '#shared/page/Columns.tsx';
import { Page } from '#shared/page/Page.tsx';
import { RequestForm } from './RequestForm';
import type { RequestPlan } from './requestPlan';
import * as styles from './requests.css';
import { useRequestForm } from './useRequestForm';
import { useSession } from '#shared/services/useSession.ts';

/** Changes whenever a trader leaves. A visitor who signs in, perhaps in another tab, keeps what they typed. */
const useTraderRound = (): number => {
  const here = useSession().trader?.uniqueId;
  const [{ known, round }, setRound] = useState({ known: here, round: 0 });
  if (here !== known) setRound({ known: here, round: known === undefined ? round : round + 1 });
  return round;
};

interface OfferSection {
  title: string;
  points?: readonly string[];
  content?: ReactNode;
}

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
  sections: readonly OfferSection[];
}

type OfferProps<Values extends object> = OfferWords &
  ((OfferFormProps<Values> & { form?: never }) | { form: ReactNode; plan?: never; random?: never });

const Section = ({ title, points, content }: OfferSection) => (
  <section className={styles.section}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {points && (
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {content}
  </section>
);

/** A description of the offer, with its request form. */
export const Offer = <Values extends object>({ title, lead, sections, ...props }: OfferProps<Values>) => (
  <Page title={title}>
    <p className={styles.lead}>{lead}</p>
    <Columns
      aside={sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    >
      {props.plan ? <OfferForm plan={props.plan} random={props.random} /> : props.form}
    </Columns>
  </Page>
);

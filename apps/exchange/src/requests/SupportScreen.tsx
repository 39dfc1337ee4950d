import {
  longestDescription,
  needsFromAddress,
  supportQueries,
  supportRules,
  toSupportTicket,
  type SupportForm,
} from '@exchange/domain';
import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { SupportHours } from '#entities/support/SupportHours.tsx';
import { listed } from './listed';
import { Offer } from './Offer';
import type { RequestPlan } from './requestPlan';
import { supportTexts as texts } from './screenTexts';
import { accepted } from './accepted';

export const supportPlan: RequestPlan<SupportForm> = {
  key: 'support',
  name: texts.form,
  empty: { ticket: '', name: '', mobile: '', cemail: '', description: '', fAdd: '' },
  rules: supportRules,
  fields: [
    {
      name: 'ticket',
      label: 'Query type',
      kind: 'choice',
      options: supportQueries,
      placeholder: 'Select a query type',
    },
    {
      name: 'fAdd',
      label: 'From Address',
      kind: 'line',
      hint: 'The address the coins were sent from.',
      autoComplete: 'off',
      isShown: ({ ticket }) => needsFromAddress(ticket),
    },
    { name: 'name', label: 'Name', kind: 'name' },
    { name: 'mobile', label: 'Mobile number', kind: 'phone', hint: 'Digits only, with the country code.' },
    { name: 'cemail', label: 'Contact email', kind: 'email' },
    {
      name: 'description',
      label: 'Description',
      kind: 'story',
      hint: texts.never,
      longest: longestDescription,
    },
  ],
  submit: texts.submit,
  send: async (client, form, id) => {
    const ticket = toSupportTicket(form);
    const query = listed(supportQueries, ticket.query);
    return accepted(await client.requests.contactSupport({ ...ticket, query, client_request_id: id }));
  },
  ofTrader: (cemail) => ({ cemail }),
};

const Answers = () => (
  <p>
    {texts.before}{' '}
    <Link asChild>
      <RouterLink to={paths.faqs}>{texts.faqs}</RouterLink>
    </Link>
    .
  </p>
);

const Hours = () => (
  <p>
    <SupportHours />. {texts.later}
  </p>
);

/** A question to the support team. */
export const SupportScreen = ({ random }: { random?: () => number }) => (
  <Offer
    title={texts.title}
    lead={texts.lead}
    sections={[
      { title: texts.first, content: <Answers /> },
      { title: texts.hours, content: <Hours /> },
      { title: texts.safety, points: texts.safe },
    ]}
    plan={supportPlan}
    random={random}
  />
);

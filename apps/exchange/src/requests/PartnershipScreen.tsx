import {
  partnershipOptions,
  partnershipRules,
  partnershipTypes,
  requestBounds,
  toPartnershipRequest,
  type PartnershipForm,
} from '@exchange/domain';
import { listed } from './listed';
import { Offer } from './Offer';
import type { RequestPlan } from './requestPlan';
import { partnershipTexts as texts } from './screenTexts';
import { accepted } from './accepted';

export const partnershipPlan: RequestPlan<PartnershipForm> = {
  key: 'partnership',
  name: texts.form,
  empty: { firstName: '', lastName: '', email: '', partnershipType: '', partnershipOptions: '', information: '' },
  rules: partnershipRules,
  fields: [
    { name: 'firstName', label: 'First name', kind: 'name', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', kind: 'name', autoComplete: 'family-name' },
    { name: 'email', label: 'Email', kind: 'email' },
    {
      name: 'partnershipType',
      label: 'Partnership type',
      kind: 'choice',
      options: partnershipTypes,
      placeholder: 'Select a type',
    },
    {
      name: 'partnershipOptions',
      label: 'Partnership option',
      kind: 'choice',
      options: partnershipOptions,
      placeholder: 'Select an option',
    },
    {
      name: 'information',
      label: 'Information',
      kind: 'story',
      hint: 'Your business, and what you have in mind.',
      longest: () => requestBounds.story,
    },
  ],
  submit: texts.submit,
  send: async (client, form, id) =>
    accepted(
      await client.requests.requestPartnership({
        ...toPartnershipRequest(form),
        type: listed(partnershipTypes, form.partnershipType),
        options: listed(partnershipOptions, form.partnershipOptions),
        client_request_id: id,
      }),
    ),
  ofTrader: (email) => ({ email }),
};

/** The offer for partners, and the current partners. */
export const PartnershipScreen = ({ random }: { random?: () => number }) => (
  <Offer
    title={texts.title}
    lead={texts.lead}
    sections={[
      { title: texts.options, points: partnershipOptions.map((option) => `${option}: ${texts.offered[option]}`) },
      { title: texts.who, points: partnershipTypes },
    ]}
    plan={partnershipPlan}
    random={random}
  />
);

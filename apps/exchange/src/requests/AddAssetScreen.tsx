import {
  assetForm,
  assetKinds,
  erc20Rules,
  otherAssetRules,
  requestBounds,
  toErc20Request,
  toOtherAssetRequest,
  type Erc20Form,
  type OtherAssetForm,
} from '@exchange/domain';
import { Select } from '@exchange/ui';
import { useSearchParams } from 'react-router-dom';
import { Offer, OfferForm } from './Offer';
import type { RequestPlan } from './requestPlan';
import * as styles from './requests.css';
import { assetTexts as texts } from './screenTexts';
import { accepted } from './accepted';

export const erc20Plan: RequestPlan<Erc20Form> = {
  key: 'erc20',
  name: texts.erc20,
  empty: {
    tokenName: '',
    contractAddress: '',
    tokenSymbol: '',
    tokenDecimals: '',
    requestedBy: '',
    logoUrl: '',
    contactNo: '',
    email: '',
  },
  rules: erc20Rules,
  fields: [
    { name: 'tokenName', label: 'Token name', kind: 'line', autoComplete: 'off' },
    { name: 'contractAddress', label: 'Contract address', kind: 'line', autoComplete: 'off' },
    { name: 'tokenSymbol', label: 'Token symbol', kind: 'line', autoComplete: 'off' },
    { name: 'tokenDecimals', label: 'Token decimals', kind: 'digits' },
    { name: 'requestedBy', label: 'Requested by', kind: 'name' },
    { name: 'logoUrl', label: 'Logo URL', kind: 'link', autoComplete: 'off' },
    { name: 'contactNo', label: 'Contact number', kind: 'phone' },
    { name: 'email', label: 'Email', kind: 'email' },
  ],
  submit: texts.submit,
  send: async (client, form, id) =>
    accepted(await client.requests.requestErc20Asset({ ...toErc20Request(form), client_request_id: id })),
  ofTrader: (email) => ({ email }),
};

export const otherAssetPlan: RequestPlan<OtherAssetForm> = {
  key: 'otherAsset',
  name: texts.other,
  empty: {
    name: '',
    company: '',
    email: '',
    phone: '',
    token: '',
    projectWebsite: '',
    totalSupply: '',
    marketPrice: '',
    marketCap: '',
    whitepaperLink: '',
    gitHubLink: '',
    remarks: '',
  },
  rules: otherAssetRules,
  fields: [
    { name: 'name', label: 'Name', kind: 'name' },
    { name: 'company', label: 'Company and position', kind: 'line', autoComplete: 'organization' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'phone', label: 'Phone', kind: 'phone' },
    { name: 'token', label: 'Token', kind: 'line', autoComplete: 'off' },
    { name: 'projectWebsite', label: 'Project website', kind: 'link' },
    { name: 'totalSupply', label: 'Total supply', kind: 'line', autoComplete: 'off' },
    { name: 'marketPrice', label: 'Market price', kind: 'line', isOptional: true, autoComplete: 'off' },
    { name: 'marketCap', label: 'Market cap', kind: 'line', isOptional: true, autoComplete: 'off' },
    { name: 'whitepaperLink', label: 'Whitepaper link', kind: 'link', isOptional: true },
    { name: 'gitHubLink', label: 'GitHub link', kind: 'link', isOptional: true },
    { name: 'remarks', label: 'Remarks', kind: 'story', isOptional: true, longest: () => requestBounds.story },
  ],
  submit: texts.submit,
  send: async (client, form, id) =>
    accepted(await client.requests.requestOtherAsset({ ...toOtherAssetRequest(form), client_request_id: id })),
  ofTrader: (email) => ({ email }),
};

const kinds = assetKinds.map(({ value, label }) => ({ value, label }));

interface AssetFormProps {
  random: (() => number) | undefined;
}

/** The type decides which form follows, and is kept in the address; each form keeps what was typed in it. */
const ChosenForm = ({ random }: AssetFormProps) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('type') ?? '0';
  const kind = assetForm(asked) === undefined ? '0' : asked;
  const form = assetForm(kind);
  return (
    <div className={styles.parts}>
      <Select
        label={texts.kind}
        options={kinds}
        value={kind}
        onValueChange={(type) => setQuery(type === '0' ? {} : { type }, { replace: true })}
        hint={texts.kindHint}
      />
      {form === 'erc20' && <OfferForm plan={erc20Plan} random={random} />}
      {form === 'other' && <OfferForm plan={otherAssetPlan} random={random} />}
    </div>
  );
};

/** Suggests a coin for listing. */
export const AddAssetScreen = ({ random }: { random?: () => number }) => (
  <Offer
    title={texts.title}
    lead={texts.lead}
    sections={[
      { title: texts.next, points: texts.steps },
      { title: texts.notes, points: texts.noted },
    ]}
    form={<ChosenForm random={random} />}
  />
);

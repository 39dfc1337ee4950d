import { Combobox, type ValueControl } from '@exchange/ui';
import { RetryButton } from '../retry/RetryButton';
import { countriesIn, countryChoices, type CountriesState } from './countries';
import { countryTexts as texts } from './texts';

interface CountryFieldProps {
  control: ValueControl<string>;
  state: CountriesState;
}

/** Until the list has loaded, the trader's country is shown by its code. */
const choicesOf = (state: CountriesState, value: string) => {
  const choices = countryChoices(countriesIn(state));
  return state.kind === 'ready' || value === '' ? choices : [...choices, { value, label: value }];
};

export const CountryField = ({ control, state }: CountryFieldProps) => {
  const hasFailed = state.kind === 'failed';
  return (
    <Combobox
      {...control}
      label={texts.label}
      hint={state.kind === 'loading' ? texts.loading : undefined}
      error={hasFailed ? texts.failed : control.error}
      aside={
        hasFailed ? (
          <RetryButton label={texts.retryLabel} isRetrying={state.isRetrying} onRetry={state.onRetry}>
            {texts.retry}
          </RetryButton>
        ) : undefined
      }
      options={choicesOf(state, control.value)}
      disabled={state.kind !== 'ready'}
    />
  );
};

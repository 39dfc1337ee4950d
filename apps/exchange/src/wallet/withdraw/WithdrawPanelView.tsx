import { isBelow, subtract, type WithdrawForm as TypedValues } from '@exchange/domain';
import type { IntendedWithdrawal, Sent } from '@exchange/machines';
import { Skeleton, visuallyHidden } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import * as touch from '#shared/page/touch.css.ts';
import { ClosedGate } from './ClosedGate';
import { ConfirmWithdrawal, type ConfirmationHandlers } from './confirm/ConfirmWithdrawal';
import { Requested } from './confirm/Requested';
import { formTexts as texts, gateTexts } from './texts';
import { UnconfirmedNotice } from './UnconfirmedNotice';
import * as styles from './withdraw.css';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm';
import type { WithdrawState } from './withdrawState';

export interface WithdrawPanelViewProps extends Omit<WithdrawFormProps, 'failure'>, ConfirmationHandlers {
  state: WithdrawState;
  /** Changes when the form must show something other than what was typed. */
  generation: number;
  /** Withdrawals of this coin that were sent and not confirmed. */
  unconfirmed: readonly Sent<IntendedWithdrawal>[];
  onDismiss: (id: string) => void;
  /** Offers to save the address of a requested withdrawal. */
  saveAddress?: ReactNode;
}

const emptyForm: TypedValues = { address: '', destTag: '', amount: '' };

const Loading = () => (
  <>
    <span role="status" className={visuallyHidden}>
      {texts.loading}
    </span>
    <Skeleton height="36px" />
    <Skeleton height="36px" />
    <Skeleton height="64px" />
  </>
);

const BelowMinimum = ({ asset, balance, fees }: Pick<WithdrawFormProps, 'asset' | 'balance' | 'fees'>) => (
  <div className={styles.notice}>
    <p className={styles.title}>{texts.belowMinimumTitle}</p>
    <p className={styles.text}>
      {texts.belowMinimum(subtract(fees.minimumWithdrawal, balance), fees.minimumWithdrawal, asset)}
    </p>
  </div>
);

/** Announces that the gate has opened to those waiting for it. */
const Opened = ({ kind }: Pick<WithdrawState, 'kind'>) => {
  const [wasClosed, setWasClosed] = useState(false);
  if (kind === 'closed' && !wasClosed) setWasClosed(true);
  return (
    <span role="status" className={visuallyHidden}>
      {wasClosed && kind === 'form' && gateTexts.opened}
    </span>
  );
};

type FormPartProps = WithdrawPanelViewProps & { state: Extract<WithdrawState, { kind: 'form' }> };

const FormPart = ({ state: { failure, confirmation }, ...props }: FormPartProps) => {
  if (confirmation === undefined && isBelow(props.balance, props.fees.minimumWithdrawal)) {
    return <BelowMinimum {...props} />;
  }
  return (
    <>
      <WithdrawForm key={props.generation} {...props} failure={failure} />
      {confirmation && <ConfirmWithdrawal {...props} confirmation={confirmation} />}
    </>
  );
};

const Content = ({ state, ...props }: WithdrawPanelViewProps) => {
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'closed':
      return <ClosedGate {...state} now={props.now} />;
    case 'requested':
      return <Requested {...state} onAnother={() => props.onType(emptyForm)} saveAddress={props.saveAddress} />;
    case 'form':
      return <FormPart {...props} state={state} />;
    case 'unconfirmed':
      return null;
  }
};

const form: WithdrawState = { kind: 'form', failure: undefined, confirmation: undefined };

/** A withdrawal that its trader has checked, here or in the header, no longer blocks the form. */
const stateOf = ({ state, unconfirmed }: WithdrawPanelViewProps): WithdrawState => {
  if (state.kind !== 'unconfirmed') return state;
  return unconfirmed.some(({ request }) => request.id === state.withdrawal.id) ? state : form;
};

/** A coin's withdraw panel, in any state of its withdrawal. */
export const WithdrawPanelView = (props: WithdrawPanelViewProps) => {
  const { asset, typed, unconfirmed, onType, onDismiss } = props;
  const state = stateOf(props);
  const isWithoutForm = state.kind === 'unconfirmed';
  const back = () => onType(typed);
  const focusKept = useFocusKept<HTMLElement>(`${state.kind} ${String(unconfirmed.length)}`);
  return (
    <section
      {...focusKept}
      aria-label={texts.label(asset)}
      className={`${kept.focusKept} ${styles.place} ${touch.touchArea}`}
    >
      <div className={styles.panel}>
        {unconfirmed.map(({ request: withdrawal, state: known }) => (
          <UnconfirmedNotice
            key={withdrawal.id}
            withdrawal={withdrawal}
            state={known}
            onDismiss={() => {
              onDismiss(withdrawal.id);
              if (isWithoutForm) back();
            }}
            onBack={isWithoutForm ? back : undefined}
          />
        ))}
        <Content {...props} state={state} />
        <Opened kind={state.kind} />
      </div>
    </section>
  );
};

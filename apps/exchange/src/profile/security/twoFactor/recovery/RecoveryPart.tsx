import { failureText, isFailure, twoFactorCode, type Failure, type FormRules, type Result } from '@exchange/domain';
import { Badge, Button, Form, FormActions, FormError, OtpField, useForm } from '@exchange/ui';
import { useRef, useState } from 'react';
import { PasskeyInstead } from '#entities/passkeys/ConfirmField.tsx';
import { Notice } from '#shared/page/Notice.tsx';
import * as card from '../twoFactor.css';
import * as styles from './recovery.css';
import { recoveryTexts as texts } from './texts';

export interface Recovery {
  /** How many are unused. */
  left: number;
  /** Makes new ones with the app's code. */
  make: (code: string | undefined) => Promise<Result<unknown>>;
}

interface Typed {
  code: string;
}

const empty: Typed = { code: '' };
const rules: FormRules<Typed> = { code: twoFactorCode };
const few = 2;

const isOfCode = (failure: Failure): boolean => failure.code === 'refused' && failure.field === 'code';

const MakeForm = ({ make, onCancel }: Pick<Recovery, 'make'> & { onCancel: () => void }) => {
  const form = useForm<Typed>({ defaultValues: empty, rules });
  const [failure, setFailure] = useState<string>();
  const [isMaking, setMaking] = useState(false);

  const send = async (code: string | undefined) => {
    if (isMaking) return;
    setFailure(undefined);
    setMaking(true);
    const result = await make(code);
    setMaking(false);
    if (!isFailure(result)) return;
    form.clear(['code']);
    const text = failureText(result.error, 'repeatable');
    if (isOfCode(result.error)) form.setErrors({ code: text });
    else setFailure(text);
  };

  return (
    <div className={styles.form}>
      <Form form={form} onSubmit={({ code }) => send(code)} isBusy={isMaking} aria-label={texts.make}>
        <OtpField
          {...form.control('code')}
          label={texts.appCode}
          hint={texts.appHint}
          length={6}
          onComplete={(code) => void send(code)}
          isProcessing={isMaking}
          isFocusedAtFirst
        />
        <PasskeyInstead onConfirmed={() => void send(undefined)} disabledReason={isMaking ? texts.making : undefined} />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button variant="outline" tone="neutral" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
};

/** How many codes are left beside the app, and how to make new ones. */
export const RecoveryPart = ({ left, make }: Recovery) => {
  const [isMaking, setMaking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const cancel = () => {
    setMaking(false);
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={texts.title} className={card.part}>
      <div className={styles.line}>
        <div>
          <h3 ref={title} tabIndex={-1} className={styles.title}>
            {texts.title} <Badge tone={left > few ? 'neutral' : 'warning'}>{texts.left(left)}</Badge>
          </h3>
          <p className={card.lead}>{isMaking ? texts.consequence : texts.lead}</p>
        </div>
        {!isMaking && (
          <Button variant="outline" tone="neutral" onClick={() => setMaking(true)}>
            {texts.make}
          </Button>
        )}
      </div>
      {left <= few && <Notice tone="warning">{left === 0 ? texts.none : texts.few}</Notice>}
      {isMaking && <MakeForm make={make} onCancel={cancel} />}
    </section>
  );
};

import { currentPassword, type FormRules } from '@exchange/domain';
import { PasswordField, type FormHandle } from '@exchange/ui';
import { codeOf, confirmationRule, confirmedByPasskey } from '#entities/passkeys/confirmation.ts';
import { ConfirmField } from '#entities/passkeys/ConfirmField.tsx';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import type { KeyProof } from './passkey';
import { proofTexts as texts } from './texts';

/** A type, so that it has an index signature. */
export type TypedProof = { code: string; oldPassword: string };

export const noProof: TypedProof = { code: '', oldPassword: '' };

/** The password stands in while the app is off, so that a lost passkey keeps nobody out. */
const useTakesPassword = (): boolean => {
  const { isAsked, takesCode } = useConfirmWays();
  return !(isAsked && takesCode);
};

export const useProofRules = (): FormRules<TypedProof> => {
  const takesPassword = useTakesPassword();
  if (!takesPassword) return { code: confirmationRule(true), oldPassword: () => undefined };
  return {
    code: () => undefined,
    oldPassword: (value, { code }) => (code === confirmedByPasskey ? undefined : currentPassword(value)),
  };
};

export const proofOf = ({ code, oldPassword }: TypedProof): KeyProof => ({
  code: codeOf(code),
  ...(oldPassword !== '' && code !== confirmedByPasskey && { oldPassword }),
});

/** Asks for what confirms that a passkey is added or removed. */
export const ProofFields = ({ form }: { form: Pick<FormHandle<TypedProof>, 'values' | 'text' | 'control'> }) => {
  const takesPassword = useTakesPassword();
  const isConfirmed = form.values.code === confirmedByPasskey;
  return (
    <>
      {takesPassword && !isConfirmed && (
        <PasswordField {...form.text('oldPassword')} label={texts.password} autoComplete="current-password" />
      )}
      <ConfirmField {...form.control('code')} takesCode={!takesPassword} />
    </>
  );
};

import { passkeyName } from '@exchange/domain';
import { Dialog, DialogContent, TextField, type FormHandle } from '@exchange/ui';
import { ConfirmedForm } from '#entities/passkeys/ConfirmedForm.tsx';
import type { Passkey } from './passkey';
import type { PasskeyActions } from './PasskeysView';
import { noProof, ProofFields, proofOf, useProofRules, type TypedProof } from './ProofFields';
import { addTexts, removeTexts, renameTexts } from './texts';

/** What is asked about a passkey, or about a new one. */
export type KeyQuestion = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey; isLast: boolean };

type TypedKey = TypedProof & { name: string };

interface AskedProps extends PasskeyActions {
  suggestedName: string;
  onDone: () => void;
}

const NameField = ({ form }: { form: FormHandle<TypedKey> }) => (
  <TextField {...form.text('name')} label={addTexts.name} hint={addTexts.nameHint} autoComplete="off" />
);

const untilDone =
  (onDone: () => void) =>
  async <Answer extends { error?: unknown }>(answering: Promise<Answer>): Promise<Answer> => {
    const answer = await answering;
    if (answer.error === undefined) onDone();
    return answer;
  };

const noRule = () => undefined;

const Add = ({ suggestedName, add, onDone }: AskedProps) => (
  <DialogContent size="small" title={addTexts.title} description={addTexts.lead}>
    <ConfirmedForm
      label={addTexts.title}
      first={{ name: suggestedName, ...noProof }}
      rules={{ name: passkeyName, ...useProofRules() }}
      verb={addTexts.add}
      busy={addTexts.adding}
      onSend={(typed) => untilDone(onDone)(add(typed.name, proofOf(typed)))}
      onCancel={onDone}
    >
      {(form) => (
        <>
          <NameField form={form} />
          <ProofFields form={form} />
        </>
      )}
    </ConfirmedForm>
  </DialogContent>
);

const Rename = ({ passkey: { id, name }, rename, onDone }: AskedProps & { passkey: Passkey }) => (
  <DialogContent size="small" title={renameTexts.title}>
    <ConfirmedForm
      label={renameTexts.title}
      first={{ name, ...noProof }}
      rules={{ name: passkeyName, code: noRule, oldPassword: noRule }}
      verb={renameTexts.save}
      busy={renameTexts.saving}
      onSend={(typed) => untilDone(onDone)(rename(id, typed.name))}
      onCancel={onDone}
    >
      {(form) => <NameField form={form} />}
    </ConfirmedForm>
  </DialogContent>
);

const Remove = ({
  passkey: { id, name },
  isLast,
  remove,
  onDone,
}: AskedProps & { passkey: Passkey; isLast: boolean }) => (
  <DialogContent
    size="small"
    title={removeTexts.title(name)}
    description={isLast ? `${removeTexts.consequence} ${removeTexts.last}` : removeTexts.consequence}
  >
    <ConfirmedForm
      label={removeTexts.title(name)}
      first={{ name, ...noProof }}
      rules={{ name: noRule, ...useProofRules() }}
      verb={removeTexts.confirm}
      busy={removeTexts.removing}
      isDangerous
      onSend={(typed) => untilDone(onDone)(remove(id, proofOf(typed)))}
      onCancel={onDone}
    >
      {(form) => <ProofFields form={form} />}
    </ConfirmedForm>
  </DialogContent>
);

const Asked = ({ question, ...props }: AskedProps & { question: KeyQuestion }) => {
  if (question.kind === 'add') return <Add {...props} />;
  return question.kind === 'rename' ? (
    <Rename {...props} passkey={question.passkey} />
  ) : (
    <Remove {...props} passkey={question.passkey} isLast={question.isLast} />
  );
};

/** Adds, renames or removes a passkey. */
export const KeyDialog = ({ question, ...props }: AskedProps & { question: KeyQuestion | undefined }) => (
  <Dialog open={question !== undefined} onOpenChange={(isOpen) => isOpen || props.onDone()}>
    {question && <Asked {...props} question={question} />}
  </Dialog>
);

import { password, type AccountsServer, type Answer, type From } from './accountsServer';
import { createSoftwareKey, type Circumstances, type SoftwareKey } from './softwareKey';
import type { SignedIn, switchingSteps } from './switching';

interface Held {
  key: SoftwareKey;
  /** The device's counter, which each answer raises. */
  counter: number;
}

const challengeIn = ({ body }: Answer): string => String((body['data'] as { challenge?: unknown }).challenge);

/** Steps that the tests of passkeys share. */
export const passkeySteps = (server: Pick<AccountsServer, 'post'>, { post }: ReturnType<typeof switchingSteps>) => {
  const askToAdd = (who: SignedIn, proof: Record<string, string> = { oldPassword: password }) =>
    post('/user/passkeys/add_options', proof, who);

  const add = (who: SignedIn, credential: string, name = 'Phone') =>
    post('/user/passkeys/add', { credential, name }, who);

  const answer = (held: Held, who: SignedIn, challenge: string, said: Partial<Circumstances>): string => {
    held.counter += 1;
    return held.key.sign(challenge, { counter: held.counter, userHandle: who.uniqueId, ...said });
  };

  const askToSignIn = async (from: From): Promise<string> =>
    challengeIn(await server.post('/user/passkeys/sign_in_options', { exchange_id: '1' }, from));

  const signInWith = (credential: string, from: From): Promise<Answer> =>
    server.post('/user/passkeys/sign_in', { exchange_id: '1', credential }, from);

  const askToConfirm = async (who: SignedIn): Promise<string> =>
    challengeIn(await post('/user/passkeys/confirm_options', {}, who));

  const confirmWith = (who: SignedIn, credential: string): Promise<Answer> =>
    post('/user/passkeys/confirm', { credential }, who);

  return {
    challengeIn,
    askToAdd,
    add,
    answer,
    askToSignIn,
    signInWith,
    askToConfirm,
    confirmWith,
    /** Adds a new key and returns it. */
    added: async (who: SignedIn, name?: string, proof?: Record<string, string>): Promise<Held> => {
      const key = createSoftwareKey();
      await add(who, key.create(challengeIn(await askToAdd(who, proof))), name);
      return { key, counter: 0 };
    },
    signIn: async (who: SignedIn, held: Held, said: Partial<Circumstances> = {}, from = who.home): Promise<Answer> =>
      signInWith(answer(held, who, await askToSignIn(from), said), from),
    confirm: async (who: SignedIn, held: Held, said: Partial<Circumstances> = {}): Promise<Answer> =>
      confirmWith(who, answer(held, who, await askToConfirm(who), said)),
  };
};

import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { password, startAccounts, wrongCode, type AccountsServer } from './testing/accountsServer';
import { switchingSteps } from './testing/switching';

const lines: string[] = [];
let server: AccountsServer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startAccounts(inject('clusterUrl'), { LOG_LEVEL: 'trace' }, { logTo });
});
afterAll(() => server.close());

it('no secret, password, code or word of these calls appears in any log [PRF-123]', async () => {
  const steps = switchingSteps(server);
  const ada = await steps.newcomer();
  const secrets = [password, ada.token, 'Fresh-5678!', 'Guess-1234!', 'blue heron'];
  await steps.ask(ada, 'Enable');
  const first = steps.mailed(ada);
  await steps.verify(ada, wrongCode);
  await steps.verify(ada, first);
  const secret = String(await steps.secretOf(ada));
  const [on, off] = [server.appCode(0, secret), server.appCode(1, secret)];
  await steps.turn(ada, '987654');
  expect((await steps.turn(ada, on)).status).toBe(200);
  await steps.post('/user/set_anti_phishing_word', { word: 'blue heron' }, ada);
  const fields = { user_id: ada.uniqueId, newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!' };
  await steps.post('/user/change_password', { ...fields, oldPassword: 'Guess-1234!', code: off }, ada);
  const changed = await steps.post('/user/change_password', { ...fields, oldPassword: password, code: off }, ada);
  expect(changed.status).toBe(200);
  const { rows } = await server.database.pool.query<{ text: string }>(
    'select kind || address || device || details::text as text from security_event',
  );
  const logged = [...lines, ...rows.map(({ text }) => text)].join('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const text of [...secrets, secret]) expect(logged).not.toContain(text);
  for (const code of [first, wrongCode, on, off, '987654']) expect(logged).not.toMatch(new RegExp(`\\D${code}\\D`));
});

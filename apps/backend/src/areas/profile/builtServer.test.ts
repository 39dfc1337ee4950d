import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { startBackendProcess } from '../../faults/testing/backendProcess';
import { jpeg } from '../../pictures/testing/pictures';
import { filled } from './testing/profileServer';

it('the built server re-encodes pictures [PRF-134]', async () => {
  const database = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(database.drop);
  const backend = await startBackendProcess({ DATABASE_URL: database.connectionString, DEMO_MARKET: 'false' });
  const login = { exchange_id: '1', email: 'plain@demo.test', password: 'Demo-1234!' };
  const token = (await backend.post('/user/login', login))?.body.token ?? '';
  const form = new FormData();
  for (const [name, value] of Object.entries({ user_id: 'me', ...filled })) form.append(name, value);
  form.append('profile_image', new Blob([new Uint8Array(await jpeg())]), 'me.jpg');
  const headers = { authorization: token };
  const response = await fetch(`${backend.url}/api/user/update_user`, { method: 'POST', body: form, headers });
  expect(await response.json()).toEqual({ message: 'Profile saved.' });
});

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** From the environment, else typed without being shown; undefined where nobody can type. */
export const askPassphrase = async (question: string): Promise<string | undefined> => {
  const given = process.env['OPERATOR_PASSPHRASE'];
  if (given !== undefined || !process.stdin.isTTY) return given;
  process.stderr.write(question);
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const typing = createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await new Promise<string>((resolve) => {
    typing.question('', resolve);
  });
  typing.close();
  process.stderr.write('\n');
  return typed;
};

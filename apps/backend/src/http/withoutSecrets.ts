/** Fields with one of these names are never logged, at any depth. */
const secretNames: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'passwordHash',
  'otp',
  'mailOTP',
  'code',
  'tfa',
  'tfaCode',
  'forgotCode',
  'token',
  'socketToken',
  'loginActivityToken',
  'secret',
  'secretsKey',
  'oldSecretsKeys',
  'link',
]);

const deepest = 8;

/** Not an instance of a class: classes define how they are serialised. */
const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const cleaned = (value: unknown, depth: number): unknown => {
  if (Array.isArray(value)) return depth > deepest ? '[deep]' : value.map((one) => cleaned(one, depth + 1));
  if (!isPlain(value)) return value;
  return depth > deepest ? '[deep]' : cleanedFields(value, depth);
};

const cleanedFields = (fields: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretNames.has(name) ? '[redacted]' : cleaned(value, depth + 1),
    ]),
  );

/** A copy of the logged fields without the secret ones. */
export const withoutSecrets = (logged: object): Record<string, unknown> => cleanedFields(logged, 0);

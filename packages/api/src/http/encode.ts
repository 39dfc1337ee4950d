export type Encoding = 'form' | 'multipart' | 'json';
type One = string | number | boolean | Blob | null | undefined;
export type Fields = Record<string, One | readonly One[]>;

const listed = (fields: Fields): [string, string | Blob][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string | Blob] => [name, one instanceof Blob ? one : String(one)]),
  );

const asForm = (fields: Fields): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of listed(fields)) if (typeof value === 'string') form.append(name, value);
  return form;
};

const asMultipart = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of listed(fields)) form.append(name, value);
  return form;
};

/** One encoder for each encoding in the contract. Undefined fields are left out. */
export const encodeBody = {
  form: asForm,
  multipart: asMultipart,
  json: (fields: Fields): string => JSON.stringify(fields),
} satisfies Record<Encoding, unknown>;

/** Multipart sets its own header, which contains the boundary. */
export const contentTypes: Record<Encoding, string | null> = {
  form: 'application/x-www-form-urlencoded',
  multipart: null,
  json: 'application/json',
};

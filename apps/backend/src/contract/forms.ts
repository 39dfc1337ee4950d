import { counted } from '@exchange/domain';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ContractCall } from './document';
import type { FileField } from './fileFields';
import { isRefused, refuse, type Refused, type UploadedFile } from './handlers';
import { isReadable } from './readable';
import { Standstill } from './standstill';

/** What bodies may hold. */
export interface BodyLimits {
  /** The maximum size of all fields that are not files. */
  fieldBytes: number;
  /** The most bytes of a whole body, where it may hold files. */
  uploadBytes: number;
  /** How many bodies that may hold files are received at a time. */
  uploadsAtOnce: number;
  /** The time in which some more of such a body must arrive. */
  uploadStallMs: number;
}

export interface Form {
  body: unknown;
  files: UploadedFile[];
}

const mostFields = 40;
const megabyte = 1024 * 1024;

const refusals = {
  noFiles: refuse(400, "This call doesn't accept files."),
  unreadable: refuse(400, "We couldn't read the request."),
  tooLarge: refuse(413, 'This is too large to send. Shorten it and try again.'),
  stalled: refuse(408, 'Your files stopped arriving. Nothing has been saved. Check your connection and try again.'),
} as const;

const fileTooLarge = ({ name, maxBytes, tooLarge }: FileField): Refused => {
  if (tooLarge !== undefined) return refuse(413, tooLarge, name);
  if (maxBytes === undefined) return { ...refusals.tooLarge, field: name };
  return refuse(413, `Each file must be under ${Math.round((maxBytes + 1) / megabyte)} MB.`, name);
};

type Declared = Pick<ContractCall, 'files'>;

const isTooLong = (
  { headers }: FastifyRequest,
  { files }: Declared,
  { fieldBytes, uploadBytes }: BodyLimits,
): boolean => Number(headers['content-length'] ?? 0) > (files.length > 0 ? uploadBytes : fieldBytes);

/** Says no to a body by its length alone, before any of it is read. */
export const refuseLongBody = (request: FastifyRequest, call: Declared, limits: BodyLimits): Refused | undefined =>
  isTooLong(request, call, limits) ? refusals.tooLarge : undefined;

/** Whether more may follow than is worth throwing away, so that only closing the connection ends it. */
export const leavesTooMuch = (request: FastifyRequest, call: Declared, limits: BodyLimits): boolean =>
  !request.raw.complete && (request.headers['transfer-encoding'] !== undefined || isTooLong(request, call, limits));

const readFile = async (part: MultipartFile, field: FileField, most: number): Promise<Buffer | Refused> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > Math.min(most, field.maxBytes ?? most)) return fileTooLarge(field);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Takes the parts of a body as they come, up to the first that is too much. */
const gatherParts = ({ files: declared }: Declared, { fieldBytes, uploadBytes }: BodyLimits) => {
  const fields = new Map<string, unknown[]>();
  const files: UploadedFile[] = [];
  let [fieldsLeft, filesLeft] = [fieldBytes, uploadBytes];

  const addField = ({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): Refused | undefined => {
    fieldsLeft -= Buffer.byteLength(fieldname + JSON.stringify(value));
    if (valueTruncated || fieldnameTruncated || fieldsLeft < 0) return refusals.tooLarge;
    if (!isReadable([fieldname, value])) return refusals.unreadable;
    fields.set(fieldname, [...(fields.get(fieldname) ?? []), value]);
    return undefined;
  };

  const refuseFile = (field: FileField | undefined, fieldName: string): Refused | undefined => {
    if (declared.length === 0) return refusals.noFiles;
    if (field === undefined) return refuse(400, "This field doesn't accept files.", fieldName);
    const sent = files.filter((one) => one.fieldName === fieldName).length;
    return sent < field.most ? undefined : refuse(400, `Send ${counted(field.most, 'file')} at most.`, fieldName);
  };

  const addFile = async (part: MultipartFile): Promise<Refused | undefined> => {
    const field = declared.find(({ name }) => name === part.fieldname);
    const refused = refuseFile(field, part.fieldname);
    if (refused || field === undefined) return refused;
    const data = await readFile(part, field, filesLeft);
    if (isRefused(data)) return data;
    filesLeft -= data.length;
    // A part without a name is a file as well, where it says that it is binary.
    const fileName = (part.filename as string | undefined) ?? '';
    if (!isReadable([fileName, part.mimetype])) return refusals.unreadable;
    files.push({ fieldName: part.fieldname, fileName, type: part.mimetype, data });
    return undefined;
  };

  const body = () =>
    Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
  return {
    add: (part: MultipartFile | MultipartValue) => (part.type === 'file' ? addFile(part) : addField(part)),
    form: () => ({ body: body(), files }),
  };
};

const limitsOf = ({ files }: Declared, { fieldBytes, uploadBytes }: BodyLimits) => ({
  fieldSize: fieldBytes,
  fields: mostFields,
  fileSize: uploadBytes,
  // One more, so that it is refused by name.
  files: files.reduce((sum, { most }) => sum + most, 1),
});

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

const readParts = async (request: FastifyRequest, call: Declared, limits: BodyLimits): Promise<Form | Refused> => {
  const gathering = gatherParts(call, limits);
  try {
    for await (const part of request.parts({ limits: limitsOf(call, limits) })) {
      const refused = await gathering.add(part);
      if (refused) return refused;
    }
    return gathering.form();
  } catch (error) {
    if (error instanceof Standstill) return refusals.stalled;
    // No boundary, cut short, or no multipart at all: the client made a mistake.
    return isTooMuch(error) ? refusals.tooLarge : refusals.unreadable;
  }
};

/** The rest of a refused body goes nowhere, and is not waited for. */
const dropRest = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.resume();
};

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** What a call was sent, its files apart. */
export const readForm = async (
  request: FastifyRequest,
  call: Declared,
  limits: BodyLimits,
): Promise<Form | Refused> => {
  if (!isMultipart(request)) return { body: request.body ?? {}, files: [] };
  const form = await readParts(request, call, limits);
  if (isRefused(form)) dropRest(request);
  return form;
};

/** As the contract sees a form: a field with files is there, whatever they hold. */
export const withFiles = ({ body, files }: Form, { files: declared }: Declared): unknown => {
  const sent = declared.flatMap(({ name, isList }) => {
    const names = files.filter(({ fieldName }) => fieldName === name).map(() => '');
    return names.length === 0 ? [] : [[name, isList ? names : names[0]]];
  });
  return sent.length === 0 ? body : { ...(body as object), ...Object.fromEntries(sent) };
};

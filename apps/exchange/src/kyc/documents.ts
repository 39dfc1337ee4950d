import type { Answered } from '@exchange/api';
import { allOf, kycTexts, required, withDocumentPlaceholder, type ListChoice, type Rule } from '@exchange/domain';

export interface DocumentType {
  id: string;
  name: string;
}

/** What the residents of the chosen country may show. */
export type DocumentsState =
  | { kind: 'noCountry' }
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; documents: readonly DocumentType[] };

const { passport, drivingLicence, nationalId } = kycTexts.documents;

/** What is accepted where the exchange names none for a country. */
export const documentedTypes: readonly DocumentType[] = [
  { id: 'passport', name: passport },
  { id: 'driving-licence', name: drivingLicence },
  { id: 'national-id', name: nationalId },
];

export const readDocuments = ({ data }: Answered<'documentTypes'>): readonly DocumentType[] =>
  data.length === 0 ? documentedTypes : data.map(({ docTypeId, name }) => ({ id: docTypeId.toString(), name }));

export const documentsIn = (state: DocumentsState): readonly DocumentType[] =>
  state.kind === 'ready' ? state.documents : [];

export const documentChoices = (documents: readonly DocumentType[]): ListChoice[] =>
  withDocumentPlaceholder(documents.map(({ id, name }) => ({ value: id, label: name })));

/** A document that the country doesn't have is shown as none. */
export const listedDocument = (state: DocumentsState): Rule =>
  allOf(required, (id) =>
    state.kind === 'ready' && !state.documents.some((each) => each.id === id) ? kycTexts.selectDocument : undefined,
  );

/** Its name, as far as it is known. */
export const documentName = (documents: readonly DocumentType[], id: string): string =>
  [...documents, ...documentedTypes].find((each) => each.id === id)?.name ?? id;

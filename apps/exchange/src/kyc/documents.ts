import type { Answered } from '@exchange/api';
import {
  allOf,
  kycDocuments,
  kycTexts,
  required,
  withDocumentPlaceholder,
  type ListChoice,
  type Rule,
} from '@exchange/domain';

export interface DocumentType {
  id: string;
  name: string;
}

/** The documents that residents of the chosen country can use. */
export type DocumentsState =
  | { kind: 'noCountry' }
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void; isRetrying: boolean }
  | { kind: 'ready'; documents: readonly DocumentType[] };

const toType = ({ docTypeId, name }: { docTypeId: string | number; name: string }): DocumentType => ({
  id: docTypeId.toString(),
  name,
});

/** Accepted if the exchange lists none for a country. */
export const documentedTypes = kycDocuments.map(toType);

export const readDocuments = ({ data }: Answered<'documentTypes'>): readonly DocumentType[] =>
  data.length === 0 ? documentedTypes : data.map(toType);

export const documentsIn = (state: DocumentsState): readonly DocumentType[] =>
  state.kind === 'ready' ? state.documents : [];

export const documentChoices = (documents: readonly DocumentType[]): ListChoice[] =>
  withDocumentPlaceholder(documents.map(({ id, name }) => ({ value: id, label: name })));

/** A document that the country doesn't accept counts as not chosen. */
export const listedDocument = (state: DocumentsState): Rule =>
  allOf(required, (id) =>
    state.kind === 'ready' && !state.documents.some((each) => each.id === id) ? kycTexts.selectDocument : undefined,
  );

/** Its name, or its id if the name isn't known. */
export const documentName = (documents: readonly DocumentType[], id: string): string =>
  [...documents, ...documentedTypes].find((each) => each.id === id)?.name ?? id;

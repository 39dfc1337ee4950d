import type { RefusalReason } from '@exchange/domain';

const codes: Partial<Record<number, RefusalReason>> = {
  401: 'wrong_credentials',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
  501: 'not_implemented',
  503: 'unavailable',
};

/** The code of a refusal that has no other reason than its status. */
export const codeOf = (status: number): RefusalReason =>
  codes[status] ?? (status < 500 ? 'invalid_request' : 'unconfirmed');

import { isFailure, type Result } from '@exchange/domain';
import type { RequestAnswer } from '@exchange/machines';

interface Answered {
  message: string;
  reference?: string | undefined;
}

/** Every call of the public forms answers alike. */
export const taken = (answer: Result<Answered>): RequestAnswer =>
  isFailure(answer) ? answer : { data: { message: answer.data.message, reference: answer.data.reference } };

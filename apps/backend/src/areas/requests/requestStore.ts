import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { publicRequest, requestReply } from '../../db/requestSchema';

export type PublicRequest = typeof publicRequest.$inferSelect;
export type RequestStatus = PublicRequest['status'];
export type RequestReply = typeof requestReply.$inferSelect;

type NewRequest = Pick<PublicRequest, 'reference' | 'kind' | 'clientId' | 'name' | 'email' | 'fields'>;

export const createRequestStore = (queries: Queries) => ({
  /** Undefined if the client's ID was used before. */
  add: async (request: NewRequest, at: Date): Promise<PublicRequest | undefined> => {
    const [added] = await queries
      .insert(publicRequest)
      .values({ ...request, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: publicRequest.clientId })
      .returning();
    return added;
  },
  byClientId: async (clientId: string): Promise<PublicRequest | undefined> => {
    const [found] = await queries.select().from(publicRequest).where(eq(publicRequest.clientId, clientId));
    return found;
  },
  byReference: async (reference: string): Promise<PublicRequest | undefined> => {
    const [found] = await queries
      .select()
      .from(publicRequest)
      .where(eq(publicRequest.reference, reference.toUpperCase()))
      .for('update');
    return found;
  },
  /** Waiting requests come longest waiting first; settled ones newest first. */
  list: (status: RequestStatus, most: number): Promise<PublicRequest[]> =>
    queries
      .select()
      .from(publicRequest)
      .where(eq(publicRequest.status, status))
      .orderBy(status === 'open' ? asc(publicRequest.id) : desc(publicRequest.updatedAt))
      .limit(most),
  count: (status: RequestStatus): Promise<number> => queries.$count(publicRequest, eq(publicRequest.status, status)),
  repliesTo: (id: number): Promise<RequestReply[]> =>
    queries.select().from(requestReply).where(eq(requestReply.requestId, id)).orderBy(asc(requestReply.id)),
  reply: async (id: number): Promise<{ reply: RequestReply; request: PublicRequest } | undefined> => {
    const [found] = await queries
      .select({ reply: requestReply, request: publicRequest })
      .from(requestReply)
      .innerJoin(publicRequest, eq(publicRequest.id, requestReply.requestId))
      .where(eq(requestReply.id, id));
    return found;
  },
  addReply: async (reply: Pick<RequestReply, 'requestId' | 'said' | 'saidBy'>, at: Date): Promise<number> => {
    const [added] = await queries
      .insert(requestReply)
      .values({ ...reply, createdAt: at })
      .returning({ id: requestReply.id });
    return added?.id ?? 0;
  },
  /** Returns whether the status was different before. */
  setStatus: async (id: number, status: RequestStatus, at: Date): Promise<boolean> => {
    const changed = await queries
      .update(publicRequest)
      .set({ status, updatedAt: at })
      .where(and(eq(publicRequest.id, id), ne(publicRequest.status, status)));
    return changed.rowCount === 1;
  },
});

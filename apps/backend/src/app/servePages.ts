import type { FastifyInstance } from 'fastify';
import type { Services } from '../area/area';
import type { Chains } from '../custody/chain/chains';
import { devChain } from '../custody/devChain/devChain';
import { createDevPages } from '../devPages/devPages';
import type { CountRequest } from '../http/corsAndRateLimit';
import { createDeviceHook } from '../http/deviceCookie';
import { themeColourOf } from '../http/page/manifest';
import { web } from '../http/page/web';
import type { Seals } from '../identity/secrets/sealing';
import { mailbox } from '../mail/mailbox/mailbox';
import { hasMailbox, senderOf } from '../mail/settings';
import { pagePolicyOf, withSwitches } from '../runtime/appConfig';

interface PagesOptions extends Pick<Services, 'env' | 'config' | 'database' | 'status'> {
  /** Undefined if coins are real. */
  chains: Chains | undefined;
  webFolder: string | undefined;
  countRequest: CountRequest;
  seals: Pick<Seals, 'digest' | 'oldDigests'>;
}

/** The application, and in a demo the pages of its mailbox and its chains. */
export const servePages = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const { env, config, database, status, chains, webFolder, countRequest, seals } = options;
  const { db } = database;
  const isMailboxOpen = hasMailbox(env);
  const pages = createDevPages({ mail: isMailboxOpen, chain: chains !== undefined });
  await app.register(mailbox, { db, isOpen: isMailboxOpen, pages });
  await app.register(devChain, { db, chains, pages });
  await app.register(web, {
    folder: webFolder,
    policy: pagePolicyOf(config),
    config: async () =>
      withSwitches(config, {
        switches: await status.switches(),
        isOpenDemo: chains !== undefined && (await status.isTradingAndDepositing()),
      }),
    brandName: senderOf(env, config).brand,
    themeColour: themeColourOf(config),
    publicUrl: env.PUBLIC_URL,
    // A browser has its name before its first call: a sign-in and the code for it must come from one device.
    beforeConfig: [
      ...(countRequest ? [countRequest] : []),
      createDeviceHook({ seals, isSecureOnly: env.NODE_ENV === 'production' }),
    ],
  });
};

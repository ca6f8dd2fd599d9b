import { startApi, type Env, type RunningApi } from '@vedetta/api';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';

/**
 * Starts the api on the database of `DATABASE_URL`, or on an embedded one where that is not set.
 * The embedded database ends after the api.
 * @throws Error with a sentence for the operator; then nothing is left running.
 */
export async function startApiWithDatabase(env: Env, log: Logger): Promise<RunningApi> {
  if (env.DATABASE_URL !== null) return startApi({ env, databaseUrl: env.DATABASE_URL, log });
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  try {
    const api = await startApi({ env, databaseUrl: embedded.url, log });
    return {
      ...api,
      drain: async () => {
        await api.drain();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

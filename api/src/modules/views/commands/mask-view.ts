import type { Db, Tx } from '../../../platform/database/database.ts';
import { maskWritten } from '../../media/store/protected-words.ts';
import { LONGEST_QUERY } from '../schema.ts';

/** A name and search words without the passwords of the company's accounts, as they are stored. */
export async function maskView<T extends { name?: string | undefined; query?: string | undefined }>(
  db: Db | Tx,
  companyId: number,
  given: T,
): Promise<T> {
  const mask = (text: string) => maskWritten(db, companyId, text);
  return {
    ...given,
    ...(given.name === undefined ? {} : { name: await mask(given.name) }),
    ...(given.query === undefined ? {} : { query: await maskQuery(given.query, mask) }),
  };
}

/** What holds none stays as the browser wrote it. */
async function maskQuery(query: string, mask: (text: string) => Promise<string>): Promise<string> {
  const shown = [];
  for (const pair of query.split('&')) {
    const [[key, value] = ['', '']] = new URLSearchParams(pair);
    const masked = await mask(value);
    shown.push(
      masked === value ? pair : `${encodeURIComponent(key)}=${encodeURIComponent(masked)}`,
    );
  }
  return shown.join('&').slice(0, LONGEST_QUERY);
}

/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'vedetta_test_template';

/** The address of another database on the same server. */
export function databaseAddress(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

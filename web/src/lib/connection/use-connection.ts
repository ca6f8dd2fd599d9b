import { createContext, use } from 'react';
import type { Connection } from './connection.ts';

export const ConnectionContext = createContext<Connection | null>(null);

/** Whether the server can be reached, as an actor. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('useConnection needs a ConnectionContext above it.');
  return connection;
}

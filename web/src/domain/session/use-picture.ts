import { useEffect, useState } from 'react';
import { fetchBytes } from './fetch-bytes.ts';
import type { Session } from './session.ts';
import { useSession } from './use-session.ts';

export type Picture = { phase: 'loading' } | { phase: 'shown'; url: string } | { phase: 'failed' };

async function fetchPicture(path: string, session: Session, signal: AbortSignal): Promise<Blob> {
  const response = await fetchBytes(path, session, signal);
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`);
  return response.blob();
}

/**
 * The re-encoded picture behind a path of this origin. It needs the session's token, which an <img>
 * cannot send.
 * @param path null when there is no picture
 * @returns its state, and how to try again
 */
export function usePicture(path: string | null): { picture: Picture; again: () => void } {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; picture: Picture } | null>(null);
  const key = `${path} ${attempt}`;
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    let url: string | null = null;
    fetchPicture(path, session, abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ key, picture: { phase: 'shown', url } });
      },
      () => {
        if (!abort.signal.aborted) setLoaded({ key, picture: { phase: 'failed' } });
      },
    );
    return () => {
      abort.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path, session, key]);
  return {
    picture: loaded?.key === key ? loaded.picture : { phase: 'loading' },
    again: () => setAttempt(attempt + 1),
  };
}

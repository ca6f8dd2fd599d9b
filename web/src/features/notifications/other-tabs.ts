/** What was read: one notification, or all up to one. */
export type ReadMark = { kind: 'one'; id: string } | { kind: 'all'; upTo: string };

/** Joins the tabs of one browser: what is read in one is read in all. */
export interface OtherTabs {
  tellRead: (mark: ReadMark) => void;
  /** @returns how to stop listening */
  onRead: (listener: (mark: ReadMark) => void) => () => void;
}

const NAME = 'vedetta.notifications';

/** @param userId those of another person are not meant */
export function otherTabs(userId: string): OtherTabs {
  return {
    tellRead: (mark) => {
      const channel = new BroadcastChannel(NAME);
      channel.postMessage({ readBy: userId, ...mark });
      channel.close();
    },
    onRead: (listener) => {
      const channel = new BroadcastChannel(NAME);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const mark = markIn(data, userId);
        if (mark !== null) listener(mark);
      };
      return () => channel.close();
    },
  };
}

function markIn(data: unknown, userId: string): ReadMark | null {
  if (typeof data !== 'object' || data === null || !('readBy' in data) || data.readBy !== userId) return null;
  if ('id' in data && typeof data.id === 'string') return { kind: 'one', id: data.id };
  return 'upTo' in data && typeof data.upTo === 'string' ? { kind: 'all', upTo: data.upTo } : null;
}

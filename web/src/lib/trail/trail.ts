/** An alert on the way, and the item it was seen in. */
export interface Stop {
  id: string;
  mediaId: string;
}
/** The list somebody came from, so that the next alert of it is one key away. */
export interface Trail {
  /** The address of the list. */
  back: string;
  /** Its alerts as far as they are known, in its order. */
  stops: readonly Stop[];
  /**
   * Asks the list for what follows, or comes before, the stops; empty when there is nothing more.
   * Null where the list is gone.
   */
  more: ((way: 1 | -1, known: readonly Stop[]) => Promise<readonly Stop[]>) | null;
}

const KEPT = 'vedetta.trail';
let trail: Trail | null = null;

/** Where an alert is looked at. */
export const alertPath = ({ id, mediaId }: Stop): string =>
  `/threat-manager/media/${encodeURIComponent(mediaId)}?initialAlert=${encodeURIComponent(id)}`;

/** What was kept before a reload; null for anything else. */
export function parseTrail(text: string | null): Trail | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('back' in kept) ||
      !('stops' in kept) ||
      typeof kept.back !== 'string' ||
      !Array.isArray(kept.stops)
    )
      return null;
    const stops = kept.stops.flatMap((stop: unknown) =>
      typeof stop === 'object' &&
      stop !== null &&
      'id' in stop &&
      'mediaId' in stop &&
      typeof stop.id === 'string' &&
      typeof stop.mediaId === 'string'
        ? [{ id: stop.id, mediaId: stop.mediaId }]
        : [],
    );
    // Only a path of ours: what is kept may have been written by anything in this browser.
    return /^\/threat-manager(?:\?|$)/.test(kept.back)
      ? { back: kept.back, stops, more: null }
      : null;
  } catch {
    return null;
  }
}

/** Remembers the list that is shown; a reload keeps its stops. */
export function leaveTrail(next: Trail): void {
  trail = next;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ back: next.back, stops: next.stops }));
  } catch {
    // A browser that keeps nothing loses the trail with the page.
  }
}

/** The trail on which an alert lies; null when one came from elsewhere. */
export function trailOf(alertId: string): Trail | null {
  trail ??= parseTrail(readKept());
  return trail?.stops.some(({ id }) => id === alertId) === true ? trail : null;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The neighbour of an alert on its trail, which grows where it ends; null when there is none. */
export async function neighbour(alertId: string, way: 1 | -1): Promise<Stop | null> {
  const on = trailOf(alertId);
  if (on === null) return null;
  const known = on.stops[on.stops.findIndex(({ id }) => id === alertId) + way];
  if (known !== undefined || on.more === null) return known ?? null;
  const found = await on.more(way, on.stops);
  if (found.length > 0)
    leaveTrail({ ...on, stops: way === 1 ? [...on.stops, ...found] : [...found, ...on.stops] });
  return (way === 1 ? found[0] : found.at(-1)) ?? null;
}

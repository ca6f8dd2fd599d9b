interface Line {
  tail: Promise<unknown>;
  /** The newest version that an act of this tab made; 0 when there was none. */
  version: number;
}
const lines = new Map<string, Line>();

interface Turn<Answer> {
  /** The version that the person saw. */
  seen: number;
  send: (version: number) => Promise<Answer>;
}

/**
 * Sends the acts of this tab on one alert one after the other, each with the version that the one
 * before made: two quick ones are never refused as stale against each other, while a colleague's
 * change still is noticed.
 *
 * @returns what `send` answers
 * @throws what `send` throws
 */
export function inTurn<Answer extends { version: number }>(
  alertId: string,
  { seen, send }: Turn<Answer>,
): Promise<Answer> {
  const line = lines.get(alertId) ?? { tail: Promise.resolve(), version: 0 };
  lines.set(alertId, line);
  const act = line.tail.then(async () => {
    const answer = await send(Math.max(seen, line.version));
    line.version = answer.version;
    return answer;
  });
  line.tail = act.catch(() => undefined);
  return act;
}

/**
 * Whether somebody else made a version of an alert. What this tab has sent meanwhile is awaited:
 * the cache has an answer before the act that asked for it.
 */
export async function isFromElsewhere(alertId: string, version: number): Promise<boolean> {
  const line = lines.get(alertId);
  if (line === undefined) return true;
  await line.tail;
  return version > line.version;
}

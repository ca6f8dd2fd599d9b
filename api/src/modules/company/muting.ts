/** What "mute alerts like this" compares. A null of the rule matches everything. */
export interface MuteCondition {
  detector: string;
  rule: string | null;
  fingerprint: string | null;
  sourceId: number | null;
  targetId: number | null;
  expiresAt: Date | null;
}
/** A thing a scan saw, just before it would become an alert. */
export interface MuteCandidate {
  detector: string;
  rule: string;
  fingerprint: string;
  sourceId: number;
  targetId: number | null;
}

/** Whether a rule keeps a thing from becoming an alert. An expired rule mutes nothing. */
export function mutes(rule: MuteCondition, thing: MuteCandidate, now: Date): boolean {
  if (rule.expiresAt !== null && rule.expiresAt <= now) return false;
  return (
    rule.detector === thing.detector &&
    (rule.rule === null || rule.rule === thing.rule) &&
    (rule.fingerprint === null || rule.fingerprint === thing.fingerprint) &&
    (rule.sourceId === null || rule.sourceId === thing.sourceId) &&
    (rule.targetId === null || rule.targetId === thing.targetId)
  );
}

import type { Message } from '@vedetta/messages/message.ts';
import type { Step } from '../formats/step.ts';
import type { Place } from './places.ts';

/** One thing seen. Pure data: what, where, why, how sure. */
export interface FoundThing {
  /** Stable id of the rule, e.g. `file-type/executable-disguised`. */
  rule: string;
  /** Title of the alert in sentence case: `Program disguised as a picture`. */
  title: Message;
  /** Plain sentences that say why this was raised. */
  why: readonly Message[];
  /**
   * The seen part as text: secrets masked, links defanged (`hxxps://drop[.]example`). At most 500
   * characters.
   */
  excerpt: string;
  /** `excerpt` as data where it has words of ours; null where it is nothing but a quotation. */
  excerptMessage: Message | null;
  /** One line for a list row, and the half-open UTF-16 ranges of it that were seen. */
  summary: string;
  /** `summary` as data, likewise. What was seen stands in its gap `seen`. */
  summaryMessage: Message | null;
  marks: { start: number; end: number }[];
  path: Step[];
  place: Place;
  /** 0-1000 on AssemblyLine's scale; severity follows by `severityOfScore`. */
  score: number;
  /** 0-1. */
  confidence: number;
  /**
   * What makes two findings the same thing on the same media, stable across re-scans and versions
   * of the detector: `qr:https://…`, `tail:zip`. Alerts are unique per (media, detector,
   * fingerprint).
   */
  fingerprint: string;
}

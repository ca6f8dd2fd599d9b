import type { Message } from '@vedetta/messages/message.ts';
/** One way to threaten. */
export interface ThreatRule {
  /** `threats/en-intent`. */
  id: string;
  kind: ThreatKind;
  pattern: RegExp;
  /** What the sentence does, for the analyst: `says what the writer will do to somebody`. */
  does: Message;
  /** Rules about the listener alone that ordinary talk uses as well need more before they count. */
  isWeak?: boolean;
}

/** A threat of violence, the wish or the call for it, money for silence, a call on somebody to die by their own hand. */
export type ThreatKind = 'threat' | 'incitement' | 'extortion' | 'self-harm-call';

/** Makes the rules of a language. */
export const threatIn =
  (language: 'en' | 'it') =>
  (id: string, kind: ThreatKind, does: Message, pattern: RegExp, isWeak = false): ThreatRule => ({
    id: `threats/${language}-${id}`,
    kind,
    does,
    pattern,
    isWeak,
  });

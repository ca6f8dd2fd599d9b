export type PersonalKind = 'card' | 'iban' | 'tax-code' | 'phone';

/** Something that belongs to a person, at a half-open UTF-16 range of a text. */
export interface PersonalDatum {
  kind: PersonalKind;
  start: number;
  end: number;
  /** The same datum written otherwise has the same identity. */
  identity: string;
  /** What may be shown of it. */
  masked: string;
  /** It is published for tests and belongs to nobody. */
  isForTests: boolean;
}

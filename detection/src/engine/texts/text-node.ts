import type { Message } from '@vedetta/messages/message.ts';
import type { FoundThing } from '../found-thing.ts';
import type { AlikePicture } from '../../detectors/impersonation/alike-picture.ts';
import type { Indicators } from '../../detectors/indicators/indicator-table.ts';
import type { Turn } from '../../formats/chat/turn.ts';
import type { Sender } from '../../formats/mail/sender.ts';
import type { WholeMail } from '../../formats/mail/whole-mail.ts';
import type { Step } from '../../formats/step.ts';
import type { PageLink } from '../../formats/written/reading.ts';

type Place = FoundThing['place'];

/**
 * A text somewhere in an item: the content of a file, its name, what a code says, what a picture
 * shows.
 */
export interface TextNode {
  text: string;
  /**
   * Who published it, for the detectors of such names alone: the name of the account of an item, or
   * the sender of a mail; or a mail as a whole, whose parts are texts of their own as well. Left
   * out: what was published.
   */
  of?: 'account' | 'sender' | 'mail';
  /** Of a sender: what else the mail says of it. */
  sender?: Sender;
  /** Of a mail as a whole: what it says. */
  mail?: WholeMail;
  /** Of an account: the watched one whose picture it has. */
  picture?: AlikePicture;
  /** Way from the item to this text: `['photo.png', 'QR code']`. */
  path: readonly Step[];
  /**
   * What stands in the file where `text` is what people read of it; left out where both are the
   * same.
   */
  source?: Pick<TextNode, 'text' | 'placeOf'>;
  /** Of a page: its links, by the words that people see of them. */
  links?: readonly PageLink[];
  /** Each of its lines is a text of its own: a value of data, a block of a page. */
  isLined?: true;
  /**
   * Of a file: the message of a chat that stands at a place of it, a UTF-16 offset; undefined where
   * none does.
   */
  turnAt?: (offset: number) => Turn | undefined;
  /** The body of a mail. */
  isBody?: true;
  /** The head of a mail: whom it names is not whom it speaks of. */
  isHead?: true;
  /**
   * Programs wrote it for programs, such as `Received` in a head: hosts, addresses and names in it
   * count, its words say nothing.
   */
  isNotes?: true;
  /** Of a later piece of a text: how the text begins, where tables name their columns. */
  beginning?: string;
  /** There was more of it than is read. */
  isCut?: true;
  /**
   * Where a half-open UTF-16 range of the text is, for people: the range itself, or the box of the
   * code that said it.
   */
  placeOf(start: number, end: number): Place;
}

/** What the company looks for in every text; null where a scan knows of no company. */
export interface Watched {
  /** The protected names and domains as the company wrote them. */
  names: readonly string[];
  domains: readonly string[];
  /** What the company's indicator lists name; left out where it has none. */
  indicators?: Indicators;
  find(text: string): WatchHit[];
}

export interface WatchHit {
  kind: 'name' | 'domain' | 'watch_term';
  /** The term as the company wrote it. */
  term: string;
  /** What its admins chose for an alert about it, 1 to 5; left out where they chose nothing. */
  severity?: number;
  /** Half-open UTF-16 range in the text as it was given. */
  start: number;
  end: number;
}

export interface TextContext {
  /** Those of this text. */
  hits: readonly WatchHit[];
  /**
   * Does a protected name or domain stand in the sentences of a part of this text, or in the next
   * one? A half-open UTF-16 range.
   */
  isNamed: (start: number, end: number) => boolean;
  watched: Watched | null;
  /** In how many pieces as long as this one the texts of the item are read, about. */
  pieces: number;
}

/**
 * A detector for texts: all texts of an item in, findings out. It may throw, which the engine
 * reports as a failed row.
 */
export interface TextDetector {
  id: string;
  label: Message;
  version: string;
  /** It has nothing to do where the company watches for nothing, and its row says so. */
  needsWatched?: true;
  /** It reads names of accounts, senders of mails, or mails as a whole. Left out: what was published. */
  of?: 'account' | 'sender' | 'mail';
  /**
   * It reads what stands in a file instead of what people read of it: names of members and marks
   * say to it what a text is.
   */
  reads?: 'source';
  /** It looks for hosts, addresses or names, and so in the notes of programs as well. */
  readsNotes?: true;
  /** It reads the passwords of the company's accounts, which are hidden from all others. */
  readsHidden?: true;
  inspect(node: TextNode, context: TextContext): FoundThing[];
  /**
   * Where many findings say less than one about all: takes those of the whole item, at least one,
   * each fingerprint once.
   */
  conclude?(things: readonly FoundThing[]): FoundThing[];
}

import type { Message } from '@vedetta/messages/message.ts';
import type { Child, DetectorOutcome } from '../detector.ts';
import type { FoundThing } from '../found-thing.ts';
import { stepInWords, type Step } from '../../formats/step.ts';
import { stepOf, type SummaryPart } from '../../formats/text/words.ts';
import { quote } from '../quote.ts';
import type { CarriedBy, ScanItem } from '../../formats/item.ts';
import { SENDER, type Sender } from '../../formats/mail/sender.ts';
import type { WholeMail } from '../../formats/mail/whole-mail.ts';
import type { TextNode } from '../texts/text-node.ts';
import type { PageLink } from '../../formats/written/reading.ts';

/** What is said of a thing, beside its rule. What is left out is that of the node as a whole. */
export interface Said {
  title: Message;
  why: readonly Message[];
  /** The line of a list, and what is quoted (`quote`). */
  line: Message | readonly SummaryPart[];
  excerpt?: Message | string;
  path?: readonly Step[];
  place?: FoundThing['place'];
  fingerprint?: string;
  confidence?: number;
}

/**
 * What an opener gathers while it opens one node: things seen, parts, texts, and the first thing
 * that could not be looked at.
 */
export class Collected {
  readonly item: ScanItem;
  readonly #things: FoundThing[] = [];
  readonly #children: Child[] = [];
  readonly #texts: TextNode[] = [];
  #problem: readonly Message[] | null = null;
  #limit: readonly Message[] | null = null;
  #unexamined: readonly Message[] | undefined;
  constructor(item: ScanItem) {
    this.item = item;
  }

  shown(name: string): string {
    return stepInWords(stepOf(name));
  }

  get parts(): number {
    return this.#children.length;
  }

  /** `name`: as the container says it, folders and all. @param by what people open it from */
  child(name: string, bytes: Uint8Array, by?: CarriedBy): void {
    if (bytes.length === 0) return;
    this.#children.push({
      bytes,
      ...(by === undefined ? {} : { carriedBy: by }),
      filename: name.split(/[/\\]/).at(-1) ?? name,
      path: [...this.item.path, stepOf(name)],
    });
  }

  text(text: string, ...path: readonly Step[]): void {
    if (text.trim() !== '')
      this.#texts.push({
        text,
        path: [...this.item.path, ...path],
        placeOf: () => ({ kind: 'whole' }),
      });
  }

  /**
   * Links with the words that people see of them: where each leads is a line, what it promises
   * another.
   */
  links(links: readonly { words: string; href: string }[], ...path: readonly Step[]): void {
    const distinct = [
      ...new Map(
        links.map((link) => [
          `${link.words}\n${link.href}`,
          { words: link.words.replace(/\s+/g, ' ').trim(), href: link.href.trim() },
        ]),
      ).values(),
    ];
    let text = '';
    const promised: PageLink[] = [];
    for (const { words, href } of distinct) {
      if (words !== '')
        promised.push({ start: text.length, end: text.length + words.length, href });
      text += `${words === '' ? '' : `${words}\n`}${href}\n`;
    }
    if (text !== '')
      this.#texts.push({
        text,
        isLined: true,
        ...(promised.length === 0 ? {} : { links: promised }),
        path: [...this.item.path, ...path],
        placeOf: () => ({ kind: 'whole' }),
      });
  }

  /** Lines of the head of a mail, each a text of its own. @param by for whom they were written */
  head(text: string, by: 'people' | 'programs', ...path: readonly Step[]): void {
    if (text.trim() === '') return;
    this.#texts.push({
      text,
      isLined: true,
      isHead: true,
      ...(by === 'programs' ? { isNotes: true } : {}),
      path: [...this.item.path, ...path],
      placeOf: () => ({ kind: 'whole' }),
    });
  }

  /** Who sent a mail, as it shows that: `Bob <bob@one.example>`. */
  sender(sender: Sender): void {
    const text =
      sender.name === '' || sender.name === sender.address
        ? sender.address
        : `${sender.name} <${sender.address}>`;
    this.#texts.push({
      text,
      of: 'sender',
      sender,
      path: [...this.item.path, SENDER],
      placeOf: () => ({ kind: 'whole' }),
    });
  }

  /** A mail as a whole: its subject and what people read of it. */
  mail(mail: WholeMail): void {
    this.#texts.push({
      text: `${mail.subject}\n\n${mail.body}`,
      of: 'mail',
      mail,
      path: [...this.item.path],
      placeOf: () => ({ kind: 'whole' }),
    });
  }

  /** Something could not be read. Only the first is told: one is enough not to be clean. */
  problem(...why: readonly Message[]): void {
    this.#problem ??= why;
  }

  /** It is sound, and of a part of it no detector knows the kind. */
  unexamined(...why: readonly Message[]): void {
    this.#unexamined ??= why;
  }

  /** A budget was hit. */
  limit(...why: readonly Message[]): void {
    this.#limit ??= why;
  }

  thing(rule: { rule: string; score: number }, said: Said): void {
    this.#things.push({
      ...rule,
      title: said.title,
      why: said.why,
      ...quote(said.line, said.excerpt),
      path: [...(said.path ?? this.item.path)],
      place: said.place ?? { kind: 'whole' },
      confidence: said.confidence ?? 0.95,
      fingerprint: said.fingerprint ?? rule.rule,
    });
  }

  outcome(): DetectorOutcome {
    const opened = {
      children: this.#children,
      texts: this.#texts,
      ...(this.#unexamined === undefined ? {} : { unexamined: this.#unexamined }),
    };
    const why = this.#limit ?? this.#problem;
    if (this.#things.length > 0)
      return { kind: 'found', things: this.#things, ...opened, ...(why === null ? {} : { why }) };
    if (this.#limit !== null) return { kind: 'limit', why: this.#limit, ...opened };
    return this.#problem === null
      ? { kind: 'nothing', ...opened }
      : { kind: 'unreadable', why: this.#problem, ...opened };
  }
}

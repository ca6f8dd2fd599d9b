import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Gap, Opened, Outcome, ReportRow } from '../detector.ts';
import type { FoundThing } from '../found-thing.ts';
import { joined } from '@vedetta/messages/joined.ts';
import { wayInSentence } from '../../formats/text/words.ts';
import { wayInWords, type Step } from '../../formats/step.ts';

/**
 * A detector that returns a monster is cut: more than this many findings of one kind help nobody.
 */
const MOST_THINGS = 50;
/** Places named beside the first when the same thing is in several parts. */
const MOST_PLACES = 3;

/** Parts named that it could not look at. */
const MOST_GAPS = 50;

/** Ways below the item by their words, by which they are told apart. */
type Places = Map<string, readonly Step[]>;

type NodeOutcome = ReportRow['outcome'];

/**
 * What matters most of several nodes without a finding, first: a part that nobody could look at is
 * never clean.
 */
const ORDER = ['failed', 'limit', 'unreadable', 'nothing', 'not-applicable'] as const;

/** The row of one detector, put together from what it saw in each node of the item. */
export class RowBuilder {
  readonly #of: Pick<ReportRow, 'detector' | 'label' | 'version'>;
  readonly #things = new Map<string, { thing: FoundThing; places: Places; seen: number }>();
  #worst: NodeOutcome = { kind: 'not-applicable' };
  #problem: readonly Message[] | undefined;
  readonly #gaps: Gap[] = [];
  #milliseconds = 0;

  constructor({ id, label, version }: { id: string; label: Message; version: string }) {
    this.#of = { detector: id, label, version };
  }

  /** Adds what one node gave. `path` is the node's; problems of inner ones name it. */
  add(
    outcome: NodeOutcome & Pick<Opened, 'unexamined'>,
    path: readonly Step[],
    milliseconds: number,
  ): void {
    this.#milliseconds += milliseconds;
    const why = 'why' in outcome ? outcome.why : undefined;
    const gap = why ?? outcome.unexamined;
    if (gap !== undefined && this.#gaps.length < MOST_GAPS)
      this.#gaps.push({ path: path.slice(1), why: gap, isBroken: why !== undefined });
    if ('why' in outcome && outcome.why !== undefined) this.#problem ??= inPart(outcome.why, path);
    if (outcome.kind === 'found') for (const thing of outcome.things) this.#addThing(thing);
    else if (
      ORDER.indexOf(outcome.kind) <
      ORDER.indexOf(this.#worst.kind === 'found' ? 'not-applicable' : this.#worst.kind)
    ) {
      // Without what was opened: texts have functions, which cannot leave the worker.
      this.#worst =
        'why' in outcome
          ? { kind: outcome.kind, why: inPart(outcome.why, path) }
          : { kind: outcome.kind };
    }
  }

  /** The same in several parts is one thing to triage; the worst of them stands for all. */
  #addThing(thing: FoundThing): void {
    const known = this.#things.get(thing.fingerprint);
    const place = placeOf(thing.path);
    if (known === undefined) {
      this.#things.set(thing.fingerprint, {
        thing,
        places: new Map([[place, thing.path.slice(1)]]),
        seen: 1,
      });
      return;
    }
    known.seen += 1;
    if (known.thing.score < thing.score) known.thing = thing;
    if (!known.places.has(place)) known.places.set(place, thing.path.slice(1));
  }

  row(): ReportRow {
    const things = [...this.#things.values()].map(({ thing, places, seen }) =>
      seen === 1 || places.size === 1
        ? thing
        : { ...thing, why: [...thing.why, alsoIn(thing, places)] },
    );
    const outcome: Outcome | NodeOutcome =
      things.length === 0
        ? this.#worst
        : {
            kind: 'found',
            things: things.sort((a, b) => b.score - a.score).slice(0, MOST_THINGS),
            ...(this.#problem === undefined ? {} : { why: this.#problem }),
          };
    return {
      ...this.#of,
      outcome,
      durationMs: Math.round(this.#milliseconds * 10) / 10,
      ...(this.#gaps.length === 0 ? {} : { gaps: this.#gaps }),
    };
  }
}

/** The words of the way below the item. */
const placeOf = (path: readonly Step[]) => wayInWords(path.slice(1)).join(' > ');

function alsoIn(thing: FoundThing, places: Places): Message {
  const others = [...places].filter(([words]) => words !== placeOf(thing.path));
  const named = others
    .slice(0, MOST_PLACES)
    .map(([, path]) => (path.length === 0 ? say('placeFileItself') : wayInSentence(path)));
  const rest = others.length - named.length;
  const shown = joined('list', named);
  return rest > 0
    ? say('whySameContentMorePlaces', { places: shown, n: rest })
    : say('whySameContentElsewhere', { places: shown });
}

function inPart(why: readonly Message[], path: readonly Step[]): readonly Message[] {
  return path.length <= 1
    ? why
    : [say('whyInPart', { part: wayInSentence(path.slice(1)) }), ...why];
}

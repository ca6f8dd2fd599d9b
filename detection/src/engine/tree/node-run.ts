import type { Detector, ReportRow } from '../detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import type { TextNode, Watched } from '../texts/text-node.ts';
import { shareOf, type Steps } from '../../formats/time.ts';
import { RowBuilder } from './row-builder.ts';
import { runTimed, textsIn } from './run-timed.ts';

/** One detector over the nodes of an item, a node a step. */
export class NodeRun implements Steps {
  /** What it read on the way. */
  readonly texts: TextNode[] = [];
  readonly #detector: Detector;
  readonly #nodes: readonly ScanItem[];
  readonly #watched: Watched | null;
  readonly #budget: Budget;
  readonly #builder: RowBuilder;
  #next = 0;

  /** @param budget of all detectors together; one node has half of what is left at most */
  constructor(
    detector: Detector,
    nodes: readonly ScanItem[],
    watched: Watched | null,
    budget: Budget,
  ) {
    this.#detector = detector;
    this.#nodes = nodes;
    this.#watched = watched;
    this.#budget = budget;
    this.#builder = new RowBuilder(detector);
  }

  get isDone(): boolean {
    return this.#next >= this.#nodes.length;
  }

  async step(): Promise<void> {
    const node = this.#nodes[this.#next];
    this.#next += 1;
    if (node === undefined) return;
    const budget = shareOf(this.#budget, 1 / 2);
    const { outcome, milliseconds } = await runTimed(budget, () =>
      this.#detector.inspect(node, budget, this.#watched),
    );
    this.texts.push(...textsIn(outcome));
    this.#builder.add(outcome, node.path, milliseconds);
  }

  row(): ReportRow {
    return this.#builder.row();
  }
}

import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Child, Opener, ReportRow } from '../detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { ScanItem } from '../../formats/item.ts';
import { sniff } from '../../formats/sniff.ts';
import type { TextNode } from '../texts/text-node.ts';
import type { Room } from '../../formats/room.ts';
import { RowBuilder } from './row-builder.ts';
import { runTimed, textsIn } from './run-timed.ts';

/**
 * An archive of so few files is a wrapper: what is in it is sent as if it were attached. One of many
 * is somebody's project.
 */
const FEW_PARTS = 5;

/** An item or a part of it, its type sniffed. */
export interface TreeNode extends ScanItem {
  /** Containers around it. */
  depth: number;
  /** The openers that took it for one of theirs. */
  openedBy: string[];
}

/** An item and everything that was opened in it, the item first. */
export interface Tree {
  nodes: TreeNode[];
  texts: TextNode[];
  /** One row for each opener, in their order. */
  rows: ReportRow[];
}

/**
 * Opens an item: every opener looks at every node, and what it opens is a node as well, until
 * nothing is left to open or the room is used up, which the row of the opener says. `item.mime` is
 * replaced by what the bytes say. Never throws.
 */
export async function growTree(
  item: ScanItem,
  openers: readonly Opener[],
  budget: Budget,
  room: Room,
): Promise<Tree> {
  const builders = openers.map((opener) => ({ opener, builder: new RowBuilder(opener) }));
  const nodes: TreeNode[] = [{ ...item, mime: await sniff(item.bytes), depth: 0, openedBy: [] }];
  const texts: TextNode[] = [];
  // Grows while it is walked.
  for (const node of nodes) {
    for (const { opener, builder } of builders) {
      const { outcome, milliseconds } = await runTimed(budget, () =>
        opener.inspect(node, budget, room.of(node.bytes.length, node.depth)),
      );
      builder.add(outcome, node.path, milliseconds);
      if (outcome.kind !== 'not-applicable') node.openedBy.push(opener.id);
      texts.push(...textsIn(outcome));
      const children = outcome.kind === 'failed' ? [] : (outcome.children ?? []);
      const admitted = admit(children, node.depth, room);
      const carriedBy = children.length <= FEW_PARTS ? node.carriedBy : undefined;
      for (const child of admitted.children)
        nodes.push({
          ...(carriedBy === undefined ? {} : { carriedBy }),
          ...child,
          mime: await sniff(child.bytes),
          depth: node.depth + 1,
          openedBy: [],
        });
      if (admitted.why !== null) builder.add({ kind: 'limit', why: admitted.why }, node.path, 0);
    }
  }
  return { nodes, texts, rows: builders.map(({ builder }) => builder.row()) };
}

function admit(
  children: readonly Child[],
  depth: number,
  room: Room,
): { children: readonly Child[]; why: readonly Message[] | null } {
  if (children.length === 0) return { children, why: null };
  if (depth >= room.limits.depth)
    return {
      children: [],
      why: [say('deepContentNotScanned', { most: room.limits.depth })],
    };
  const within = children.filter(() => room.admit());
  return {
    children: within,
    why:
      within.length === children.length
        ? null
        : [say('filePartLimit', { most: room.limits.nodes })],
  };
}

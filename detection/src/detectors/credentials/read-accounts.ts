import { codesDetector } from '../codes/codes-detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { Step } from '../../formats/step.ts';
import type { ScanItem } from '../../formats/item.ts';
import type { PictureReader } from '../../formats/ocr/picture-reader.ts';
import { readPictures } from '../../engine/pictures/read-pictures.ts';
import { lookFor, runTexts } from '../../engine/texts/run-texts.ts';
import type { TextDetector } from '../../engine/texts/text-node.ts';
import { textsOf } from '../../engine/texts/texts-of.ts';
import { inTurns, SYSTEM_CLOCK } from '../../formats/time.ts';
import { growTree } from '../../engine/tree/grow-tree.ts';
import { NodeRun } from '../../engine/tree/node-run.ts';
import { OPENERS } from '../../engine/tree/openers.ts';
import { Room, ROOM } from '../../formats/room.ts';
import { credentialsDetector } from './credentials-detector.ts';
import { findCredentials } from './find-credentials.ts';
import { isProtected } from './mask.ts';

/** An account with its password in clear. */
export interface ReadAccount {
  address: string;
  password: string;
  isHashed: boolean;
  /** Way from the item to the part that has it, without the item itself. */
  path: Step[];
}

/**
 * Reads the accounts of the protected domains in an item, as a scan does: opened into its parts,
 * with what its codes say, in the same pieces.
 * @param pictures reads what pictures show, for seconds; null leaves it out
 * @returns each address with each of its passwords once, in the order of the item. Never throws.
 */
export async function readAccounts(
  item: ScanItem,
  domains: readonly string[],
  budget: Budget,
  pictures: PictureReader | null = null,
): Promise<ReadAccount[]> {
  const { nodes, texts } = await growTree(item, OPENERS, budget, new Room(ROOM));
  const codes = new NodeRun(codesDetector, nodes, null, budget);
  await inTurns([codes], () => undefined, budget.clock ?? SYSTEM_CLOCK);
  const found = new Map<string, ReadAccount>();
  const reader: TextDetector = {
    ...credentialsDetector,
    inspect: ({ text, path, beginning }) => {
      for (const account of findCredentials(text, beginning).filter((one) =>
        isProtected(one, domains),
      )) {
        const { address, isHashed, valueStart, valueEnd } = account;
        const password = text.slice(valueStart, valueEnd);
        const key = `${address} ${password}`;
        if (!found.has(key)) found.set(key, { address, password, isHashed, path: path.slice(1) });
      }
      return [];
    },
  };
  runTexts(
    reader,
    lookFor([...nodes.flatMap(textsOf), ...texts, ...codes.texts], null),
    null,
    budget,
  );
  if (pictures !== null)
    await readPictures(
      nodes,
      { reader: pictures, textDetectors: [reader], plugIns: [], watched: null },
      budget,
    );
  return [...found.values()];
}

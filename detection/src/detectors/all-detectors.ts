import type { Detector } from '../engine/detector.ts';
import type { TextDetector } from '../engine/texts/text-node.ts';
import type { ThreatLists } from '../engine/threat-lists.ts';
import { codesDetector } from './codes/codes-detector.ts';
import { credentialsDetector } from './credentials/credentials-detector.ts';
import { fileTypeDetector } from './file-type/file-type-detector.ts';
import { fraudMailsDetector } from './frauds/fraud-mails-detector.ts';
import { fraudMessagesDetector } from './frauds/fraud-messages-detector.ts';
import { impersonationDetector } from './impersonation/impersonation-detector.ts';
import { indicatorsDetector } from './indicators/indicators-detector.ts';
import { insultsDetector } from './insults/insults-detector.ts';
import { knownPicturesDetector } from './known-pictures/known-pictures-detector.ts';
import { lookAlikeDetector } from './look-alike/look-alike-detector.ts';
import { lsbDetector } from './lsb/lsb-detector.ts';
import { createMalwareDetector } from './malware/malware-detector.ts';
import type { MalwareSources } from './malware/sources.ts';
import { personalDataDetector } from './personal-data/personal-data-detector.ts';
import { positionDetector } from './position/position-detector.ts';
import { ransomNotesDetector } from './ransom-notes/ransom-notes-detector.ts';
import { secretsDetector } from './secrets/secrets-detector.ts';
import { senderDetector } from './senders/sender-detector.ts';
import { threatsDetector } from './threats/threats-detector.ts';
import { watchListDetector } from './watch-list/watch-list-detector.ts';

/** What looks at every node of the tree that the openers made. */
export const detectorsWith = (malware: MalwareSources, lists: ThreatLists): readonly Detector[] => [
  fileTypeDetector,
  createMalwareDetector(malware),
  codesDetector,
  positionDetector,
  lsbDetector,
  knownPicturesDetector(lists),
];

/** What runs over every text of an item: its content, its name, what its codes say. */
export const TEXT_DETECTORS: readonly TextDetector[] = [
  threatsDetector,
  insultsDetector,
  ransomNotesDetector,
  fraudMessagesDetector,
  fraudMailsDetector,
  secretsDetector,
  credentialsDetector,
  personalDataDetector,
  watchListDetector,
  lookAlikeDetector,
  impersonationDetector,
  senderDetector,
  indicatorsDetector,
];

import { archivesDetector } from '../../detectors/archives/archives-detector.ts';
import { carriersDetector } from '../../detectors/carriers/carriers-detector.ts';
import type { Opener } from '../detector.ts';
import { hiddenDataDetector } from '../../detectors/hidden-data/hidden-data-detector.ts';
import { mailDetector } from '../../detectors/mail/mail-detector.ts';
import { officeDetector } from '../../detectors/office/office-detector.ts';
import { pdfDetector } from '../../detectors/pdf/pdf-detector.ts';

/** What opens an item and then its parts: archives, documents, what stands after a picture. */
export const OPENERS: readonly Opener[] = [
  hiddenDataDetector,
  archivesDetector,
  officeDetector,
  pdfDetector,
  mailDetector,
  carriersDetector,
];

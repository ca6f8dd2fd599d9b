import { archivesDetector } from '../archives/archives-detector.ts';
import type { Opener } from '../detector.ts';
import { hiddenDataDetector } from '../hidden-data/hidden-data-detector.ts';
import { mailDetector } from '../mail/mail-detector.ts';
import { officeDetector } from '../office/office-detector.ts';
import { pdfDetector } from '../pdf/pdf-detector.ts';

/** What opens an item and then its parts: archives, documents, what stands after a picture. */
export const OPENERS: readonly Opener[] = [
  hiddenDataDetector,
  archivesDetector,
  officeDetector,
  pdfDetector,
  mailDetector,
];

import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import type { ScanLimits } from '../src/modules/scans/jobs/scan-options.ts';

/** Limits of scan workers that only bound a hang; memory as in the product. */
export const PATIENT_LIMITS: ScanLimits = {
  milliseconds: HANG_MS,
  megabytes: 768,
  startMilliseconds: HANG_MS,
  budgetMilliseconds: HANG_MS,
  workMilliseconds: HANG_MS,
};

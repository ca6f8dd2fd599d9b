/** What the parent asks of a scan worker. The worker reads the file itself: bytes never cross the channel. */
export interface ScanRequest {
  kind: 'scan';
  id: number;
  path: string;
  filename: string;
}

/** What a worker answers. It handles hostile bytes, so the parent parses every message (jobs/worker-message.ts). */
export type WorkerMessage =
  | { kind: 'ready'; detectors: number }
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'failed'; id: number; why: string };

export * from './alert-status.ts';
export * from './file-scan.ts';
export * from './registration-status.ts';
export * from './target-health.ts';

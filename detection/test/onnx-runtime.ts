import { createRequire } from 'node:module';
import type { TestContext } from 'vitest';

/** Ends a test that runs models, as skipped, where the optional peer is not installed. */
export function needsOnnxRuntime({ skip }: TestContext): void {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-web');
  } catch {
    skip(
      'the optional peer onnxruntime-web is not installed: ' +
        'npm install --no-save onnxruntime-web@1.30.0',
    );
  }
}

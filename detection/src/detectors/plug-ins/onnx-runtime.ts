/**
 * What is used of ONNX Runtime. Its package is an optional peer of 140 MB, so that its own types
 * may be missing as well.
 */
export interface OnnxTensor {
  readonly data: unknown;
  readonly dims: readonly number[];
  readonly type: string;
}
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly inputMetadata: readonly { isTensor: boolean; shape?: readonly (number | string)[] }[];
  run(inputs: Record<string, OnnxTensor>): Promise<Record<string, OnnxTensor>>;
}
export interface OnnxRuntime {
  readonly env: { wasm: { numThreads?: number }; logLevel?: string };
  readonly InferenceSession: { create(bytes: Uint8Array): Promise<OnnxSession> };
  readonly Tensor: {
    new (type: 'string', data: string[], dims: readonly number[]): OnnxTensor;
    new (type: 'float32', data: Float32Array, dims: readonly number[]): OnnxTensor;
  };
}

/** @throws Error that says what to install when the package is missing. */
export async function importOnnxRuntime(name = 'onnxruntime-web'): Promise<OnnxRuntime> {
  try {
    return (await import(/* @vite-ignore */ name)) as OnnxRuntime;
  } catch (error) {
    throw new Error(`the package ${name} is not installed on the server; see docs/plug-ins.md`, {
      cause: error,
    });
  }
}

import { renderAll } from '@vedetta/messages/render.ts';
import { openPicture } from '../../formats/picture.ts';
import {
  importOnnxRuntime,
  type OnnxRuntime,
  type OnnxSession,
  type OnnxTensor,
} from './onnx-runtime.ts';
import type { AskedFile, AskedText, Judge, OnnxPlugIn, Verdict } from './plug-in.ts';

/** Pixels of a picture that is handed to a model. */
const MOST_PIXELS = 40_000_000;

/**
 * A model of the operator, run as WebAssembly in this process: it can neither reach the network nor
 * the memory of anything else. It is loaded at the first item.
 * @param read gives the bytes of the model's file.
 */
export function onnxJudge(plugIn: OnnxPlugIn, read: () => Promise<Uint8Array>): Judge {
  let loading: Promise<{ runtime: OnnxRuntime; session: OnnxSession }> | null = null;
  const loaded = async () =>
    (loading ??= load(read).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  const run = async (make: (runtime: OnnxRuntime) => OnnxTensor): Promise<Verdict[]> => {
    const { runtime, session } = await loaded();
    const [input] = session.inputNames;
    if (input === undefined || session.inputNames.length > 1)
      throw new Error(`the model wants ${session.inputNames.length} inputs and is given one`);
    return verdictsOf(plugIn, await session.run({ [input]: make(runtime) }));
  };
  return {
    texts: async (texts: readonly AskedText[]) => {
      const verdicts: Verdict[] = [];
      // One at a time: few exported models take a batch, and a text takes well under a millisecond.
      for (const [index, { text }] of texts.entries()) {
        const { session } = await loaded();
        const [about] = session.inputMetadata;
        const shape = about?.isTensor === true && about.shape?.length === 2 ? [1, 1] : [1];
        verdicts.push(
          ...(await run(({ Tensor }) => new Tensor('string', [text], shape))).map((verdict) => ({
            ...verdict,
            text: index,
          })),
        );
      }
      return { model: plugIn.onnx.file, verdicts };
    },
    file: async (file, deadline) => {
      const { numbers, shape } = await numbersOf(plugIn, file, deadline);
      return {
        model: plugIn.onnx.file,
        verdicts: await run(({ Tensor }) => new Tensor('float32', numbers, shape)),
      };
    },
  };
}

async function load(
  read: () => Promise<Uint8Array>,
): Promise<{ runtime: OnnxRuntime; session: OnnxSession }> {
  const [runtime, bytes] = await Promise.all([importOnnxRuntime(), read()]);
  runtime.env.wasm.numThreads = 1;
  runtime.env.logLevel = 'error';
  try {
    return { runtime, session: await runtime.InferenceSession.create(bytes) };
  } catch (error) {
    throw new Error(
      `the model cannot be loaded: ${error instanceof Error ? error.message : 'unknown'}`,
      { cause: error },
    );
  }
}

/** The scores of the output with one number for each label. */
function verdictsOf({ onnx }: OnnxPlugIn, outputs: Record<string, OnnxTensor>): Verdict[] {
  const fitting = Object.entries(outputs).find(([name, { data }]) =>
    onnx.output === undefined
      ? data instanceof Float32Array && data.length === onnx.labels.length
      : name === onnx.output,
  );
  const data = fitting?.[1].data;
  if (!(data instanceof Float32Array) || data.length !== onnx.labels.length) {
    throw new Error(
      `the model has no output of ${onnx.labels.length} numbers; it has ${Object.entries(outputs)
        .map(([name, { dims, type }]) => `${name} (${type}, ${dims.join(' × ')})`)
        .join(', ')}`,
    );
  }
  const scores = SCORES[onnx.scores]([...data]);
  return onnx.labels.map((label, index) => {
    const score = scores[index] ?? 0;
    if (!(score >= 0 && score <= 1))
      throw new Error(
        `the score of “${label}” is ${score}, not a number of 0 to 1: set "scores" to softmax or sigmoid`,
      );
    return { label, score };
  });
}

const SCORES: Record<OnnxPlugIn['onnx']['scores'], (values: number[]) => number[]> = {
  'as-they-are': (values) => values,
  sigmoid: (values) => values.map((value) => 1 / (1 + Math.exp(-value))),
  softmax: (values) => {
    const highest = Math.max(...values);
    const powers = values.map((value) => Math.exp(value - highest));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  },
};

/** The picture, upright and filled to the model's size, as the numbers that it was trained on. */
async function numbersOf(
  { onnx }: OnnxPlugIn,
  { bytes, mime }: AskedFile,
  deadline: number,
): Promise<{ numbers: Float32Array; shape: number[] }> {
  if (onnx.picture === undefined) throw new Error('the description says no size of pictures');
  const { width, height, order, mean, deviation } = onnx.picture;
  const picture = await openPicture(bytes, mime, { maxPixels: MOST_PIXELS, deadline });
  if (picture.kind !== 'open') throw new Error(renderAll('en', picture.why));
  const pixels = await picture
    .decode({ partial: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const size = width * height;
  const channels = pixels.length / size;
  const numbers = new Float32Array(size * 3);
  for (let pixel = 0; pixel < size; pixel += 1) {
    for (const colour of [0, 1, 2] as const) {
      const value = (pixels[pixel * channels + (channels >= 3 ? colour : 0)] ?? 0) / 255;
      numbers[order === 'nchw' ? colour * size + pixel : pixel * 3 + colour] =
        (value - mean[colour]) / deviation[colour];
    }
  }
  return { numbers, shape: order === 'nchw' ? [1, 3, height, width] : [1, height, width, 3] };
}

import { z } from 'zod';

/**
 * What one of an operator's plug-ins looks at: the texts of an item, its pictures, or every file as
 * it is.
 */
const Looks = z.enum(['texts', 'pictures', 'files']);

/** What a label that the model gives is raised as. */
const Raised = z.strictObject({
  /** Title of the alert. */
  title: z.string().trim().min(1).max(120),
  /** One sentence that says what the label means; the model and its score are said behind it. */
  why: z.string().trim().min(1).max(300),
  /** 1 Informative, 2 Low, 3 Medium: what nobody here can explain is never more. */
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  /** Raised from this score on, 0 to 1. */
  from: z.number().gt(0).max(1).default(0.5),
});

const Http = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  /** Sent with each question, an authorisation for instance. */
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().max(4000)).default({}),
  /** Longest wait for one answer, milliseconds. */
  milliseconds: z.int().min(50).max(15_000).default(3_000),
});

const Onnx = z.strictObject({
  /** Beside this description. */
  file: z
    .string()
    .regex(/^[\w.-]+\.onnx$/, 'the name of a file that ends in .onnx and stands beside this one'),
  /** What the places of its scores mean, in order. */
  labels: z.array(z.string().trim().min(1).max(80)).min(1).max(1000),
  /**
   * Name of the output with the scores; the first with as many numbers as there are labels when
   * left out.
   */
  output: z.string().optional(),
  /**
   * What makes scores of the output: nothing, one of all (softmax), or each for itself (sigmoid).
   */
  scores: z.enum(['as-they-are', 'softmax', 'sigmoid']).default('as-they-are'),
  /**
   * For pictures: width and height in pixels, the order of the numbers, and what is taken off and
   * divided by for each colour (of 0 to 1).
   */
  picture: z
    .strictObject({
      width: z.int().min(8).max(1024),
      height: z.int().min(8).max(1024),
      order: z.enum(['nchw', 'nhwc']).default('nchw'),
      mean: z.tuple([z.number(), z.number(), z.number()]).default([0, 0, 0]),
      deviation: z.tuple([z.number().gt(0), z.number().gt(0), z.number().gt(0)]).default([1, 1, 1]),
    })
    .optional(),
});

const Description = z
  .strictObject({
    /** As people read it in a report. */
    label: z.string().trim().min(1).max(60),
    version: z.string().trim().min(1).max(40).default('1'),
    looks_at: Looks,
    http: Http.optional(),
    onnx: Onnx.optional(),
    /** By the label that the model gives; others raise nothing. */
    raises: z
      .record(z.string().min(1).max(80), Raised)
      .refine((raises) => Object.keys(raises).length > 0, 'names no label'),
  })
  .superRefine(({ http, onnx, looks_at: looksAt, raises }, context) => {
    const wrong = (message: string) => {
      context.addIssue({ code: 'custom', message });
    };
    if ((http === undefined) === (onnx === undefined)) wrong('needs either "http" or "onnx"');
    if (onnx === undefined) return;
    if (looksAt === 'files') wrong('an ONNX model looks at "texts" or "pictures"');
    if (looksAt === 'pictures' && onnx.picture === undefined)
      wrong('"onnx" needs "picture" with width and height');
    const unknown = Object.keys(raises).find((label) => !onnx.labels.includes(label));
    if (unknown !== undefined)
      wrong(`"raises" names "${unknown}", which is not among the model's labels`);
  });

/** A plug-in as its file describes it. `id`: the name of the file without its ending. */
export type PlugIn = Omit<z.infer<typeof Description>, 'http' | 'onnx'> & { id: string };
export type HttpPlugIn = PlugIn & { http: z.infer<typeof Http> };
export type OnnxPlugIn = PlugIn & { onnx: z.infer<typeof Onnx> };

/** What a model said of one thing. */
export interface Verdict {
  label: string;
  /** 0 to 1. */
  score: number;
  /** For texts: which one, and the half-open UTF-16 range in it where the model names one. */
  text?: number | undefined;
  range?: { start: number; end: number } | undefined;
}

/** A text for a model; the way to it names its part of the item. */
export interface AskedText {
  text: string;
  path: readonly string[];
}

/** A file for a model. */
export interface AskedFile {
  bytes: Uint8Array;
  filename: string;
  mime: string | null;
}

/** Something that judges, behind a port: over a network, or a model in this process. */
export interface Judge {
  /**
   * @throws with a short reason when it gives no answer that can be understood.
   * @returns the name and version of the model, where it says one.
   */
  texts(
    texts: readonly AskedText[],
    deadline: number,
  ): Promise<{ model: string | null; verdicts: Verdict[] }>;
  file(file: AskedFile, deadline: number): Promise<{ model: string | null; verdicts: Verdict[] }>;
}

/** A description that cannot be used; the message names the file and what is wrong. */
export class BadPlugIn extends Error {
  constructor(id: string, why: string) {
    super(
      `The plug-in ${id} is not used: ${why}. Correct the file and start again, or take it away.`,
    );
    this.name = 'BadPlugIn';
  }
}

/**
 * Reads the description of a plug-in (docs/plug-ins.md).
 * @param id the name of its file without the ending. @throws BadPlugIn
 */
export function parsePlugIn(id: string, json: string): HttpPlugIn | OnnxPlugIn {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new BadPlugIn(
      id.slice(0, 60),
      'its file name has other characters than small letters, digits and hyphens, or more than 40',
    );
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadPlugIn(id, 'its file is not JSON');
  }
  const read = Description.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadPlugIn(
      id,
      `${issue?.path.join('.') || 'the description'}: ${issue?.message ?? 'not understood'}`,
    );
  }
  const { http, onnx, ...rest } = read.data;
  if (http !== undefined) return { ...rest, id, http };
  if (onnx !== undefined) return { ...rest, id, onnx };
  throw new BadPlugIn(id, 'needs either "http" or "onnx"');
}

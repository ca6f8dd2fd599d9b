// Small models in the format of ONNX (a protocol buffer, onnx.proto of its repository), written by
// hand: what exporters write is larger, not other.
type Numbers = readonly number[];

const joined = (...parts: readonly Uint8Array[]) => Buffer.concat(parts);
const FLOAT = 1;
const STRING = 8;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left % 128;
    left = Math.floor(left / 128);
    bytes.push(left > 0 ? low + 128 : low);
  } while (left > 0);
  return Buffer.from(bytes);
}
const int = (field: number, value: number) => joined(varint(field * 8), varint(value));
const part = (field: number, content: Uint8Array | string) => {
  const bytes = Buffer.from(content);
  return joined(varint(field * 8 + 2), varint(bytes.length), bytes);
};
const floats = (values: Numbers) => Buffer.from(Float32Array.from(values).buffer);

/** Kinds of attributes of a node, and the field and number of each. */
const ATTRIBUTES = {
  int: (name: string, value: number) => part(5, joined(part(1, name), int(3, value), int(20, 2))),
  text: (name: string, value: string) => part(5, joined(part(1, name), part(4, value), int(20, 3))),
  ints: (name: string, values: Numbers) =>
    part(5, joined(part(1, name), ...values.map((value) => int(8, value)), int(20, 7))),
  texts: (name: string, values: readonly string[]) =>
    part(5, joined(part(1, name), ...values.map((value) => part(9, value)), int(20, 8))),
};
const node = (
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Uint8Array[] = [],
  domain = '',
) =>
  part(
    1,
    joined(
      ...inputs.map((name) => part(1, name)),
      part(2, output),
      part(4, operator),
      ...attributes,
      ...(domain === '' ? [] : [part(7, domain)]),
    ),
  );
const constant = (name: string, shape: Numbers, values: Numbers) =>
  part(
    5,
    joined(
      ...shape.map((size) => int(1, size)),
      int(2, FLOAT),
      part(8, name),
      part(9, floats(values)),
    ),
  );
const port = (field: 11 | 12, name: string, kind: number, shape: Numbers) =>
  part(
    field,
    joined(
      part(1, name),
      part(
        2,
        part(
          1,
          joined(int(1, kind), part(2, joined(...shape.map((size) => part(1, int(1, size)))))),
        ),
      ),
    ),
  );
const model = (graph: readonly Uint8Array[]) =>
  joined(
    int(1, 8),
    part(7, joined(...graph, part(2, 'graph'))),
    part(8, int(2, 15)),
    part(8, joined(part(1, 'com.microsoft'), int(2, 1))),
  );

/**
 * A model of texts as scikit-learn's are exported: words are counted and weighed, and the sum is
 * squeezed to 0 to 1.
 */
export function textModel(weights: Readonly<Record<string, number>>, bias: number): Buffer {
  const words = Object.keys(weights);
  const { int: whole, text, ints, texts } = ATTRIBUTES;
  return model([
    node(
      'Tokenizer',
      ['text'],
      'tokens',
      [
        whole('mark', 0),
        whole('mincharnum', 1),
        text('pad_value', '#'),
        text('tokenexp', '[a-zA-Z]+'),
      ],
      'com.microsoft',
    ),
    node('TfIdfVectorizer', ['tokens'], 'counts', [
      whole('max_gram_length', 1),
      whole('min_gram_length', 1),
      whole('max_skip_count', 0),
      text('mode', 'TF'),
      ints('ngram_counts', [0]),
      ints(
        'ngram_indexes',
        words.map((_, index) => index),
      ),
      texts('pool_strings', words),
    ]),
    node('Gemm', ['counts', 'weights', 'bias'], 'sum'),
    node('Sigmoid', ['sum'], 'score'),
    constant('weights', [words.length, 1], Object.values(weights)),
    constant('bias', [1], [bias]),
    port(11, 'text', STRING, [1]),
    port(12, 'score', FLOAT, [1, 1]),
  ]);
}

/**
 * A model of pictures, `size` pixels wide and high: how red and how blue they are, in numbers that
 * softmax makes scores of.
 */
export function colourModel(size: number): Buffer {
  return model([
    node('GlobalAveragePool', ['picture'], 'mean'),
    node('Flatten', ['mean'], 'colours'),
    node('Gemm', ['colours', 'weights'], 'scores'),
    constant('weights', [3, 2], [8, 0, 0, 0, 0, 8]),
    port(11, 'picture', FLOAT, [1, 3, size, size]),
    port(12, 'scores', FLOAT, [1, 2]),
  ]);
}

import type { components } from '../../../gateway/src/generated/rest.ts';

/** 600 different pages of 50 alerts, as the contract has them. */
export const PAGES = 600;
const WORDS = [
  'contratto',
  'società',
  'invoice',
  'profilo',
  'password',
  'threat',
  'perché',
  'leak',
  'macro',
  'domain',
  'lookalike',
  'photo',
];
const word = (n: number) => WORDS[n % WORDS.length] ?? '';
const time = (n: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, 0) - n * 61_000).toISOString();

// Typed by the contract: a member that it gains is missing here at compile time, not in the middle
// of a measurement.
function alert(id: number): components['schemas']['Alert'] {
  return {
    id,
    version: 1 + (id % 5),
    media_id: id + 7,
    media_title: `${word(id)}-${id}.jpg`,
    media_title_code: null,
    media_title_of: null,
    media_target: {
      source_name: 'File upload',
      search_string: word(id + 3),
      account_username: null,
      prefix: '',
    },
    source_id: 1 + (id % 7),
    detector: 'file-type',
    title: `Program in disguise: ${word(id + 1)}`,
    title_code: 'titleExecutableDisguised',
    title_reason: {
      code: 'titleExecutableDisguised',
      params: [
        { name: 'kind', value: 'an image' },
        { name: 'kindCode', value: 'kindImage' },
      ],
    },
    // Accents everywhere, and a character beyond Latin-1 in one page of ten.
    summary: `${id % 500 === 0 ? '“' : '«'}${word(id + 5)}» was seen ${id} times`,
    summary_reason: null,
    marks: [{ start: 0, end: 2 }],
    severity: 1 + (id % 5),
    severity_set_by_person: false,
    status: 'DETECTED',
    assignee: null,
    seen_count: 1 + (id % 11),
    feedback_response: null,
    dismiss_reason: null,
    detected_at: time(id),
    updated_at: time(id - 1),
  };
}
const page = (number: number): components['schemas']['AlertPage'] => ({
  count: PAGES * 50,
  count_is_partial: false,
  page: number,
  page_size: 50,
  links: {
    next: number < PAGES ? `?page=${number + 1}` : null,
    previous: number > 1 ? `?page=${number - 1}` : null,
  },
  results: Array.from({ length: 50 }, (_, i) => alert(number * 50 + i)),
});
export const makePages = (): Buffer[] =>
  Array.from({ length: PAGES }, (_, i) => Buffer.from(JSON.stringify(page(i + 1))));

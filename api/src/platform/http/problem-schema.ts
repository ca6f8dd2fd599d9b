import { z } from 'zod';

/** Also beside problems that are data (docs/decisions/158). */
export const Reason = z
  .object({ code: z.string(), params: z.record(z.string(), z.string()) })
  .meta({
    id: 'Reason',
    description:
      'A stable name of the sentence, with what stands in its gaps: for other languages than ' +
      'English. Where a phrase of ours stands in the gap `kind`, `kindCode` is its name, and ' +
      '`kind_of` what stands in its own gap `of`. Left out for a sentence without a name.',
  });

/**
 * Beside a title that a detector gave. A text, so that lists of alerts stay renamed text on their
 * way (docs/decisions/102, 188).
 */
export const TitleCode = z.string().nullable().meta({
  description: 'Stable name of the title, for other languages than English; null when it has none.',
});

/** What stands in the gap of a title with a name; such titles have one gap at most. */
export const TitleOf = z.string().nullable().meta({
  description:
    'What stands in the gap of the title’s text, such as whose post it is; null when it has none.',
});

/** `application/problem+json` (RFC 9457) as callers meet it (decisions, section 8). */
export const Problem = z
  .looseObject({
    type: z.string(),
    title: z.string().meta({ description: 'A sentence that says what to do.' }),
    status: z.int(),
    code: z.string().meta({ description: 'Stable; branch on this.' }),
    detail: z.string().optional(),
    reason: Reason.optional().meta({ description: 'Of the detail, or else of the title.' }),
    request_id: z
      .string()
      .optional()
      .meta({ description: 'Stands in the server log beside the reason.' }),
    errors: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          code: z.string(),
          reason: Reason.optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem' });

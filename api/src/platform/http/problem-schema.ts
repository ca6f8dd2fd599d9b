import { z } from 'zod';

/** Also beside problems that are data (docs/decisions/158). */
export const Reason = z
  .object({ code: z.string(), params: z.record(z.string(), z.string()) })
  .meta({
    id: 'Reason',
    description:
      'Stable message code of a sentence, with its parameters, for languages other than ' +
      'English. If the parameter `kind` is one of Vedetta’s own phrases, `kindCode` is its ' +
      'code and `kind_of` the value of its own parameter `of`. Left out for a sentence without ' +
      'a code.',
  });

/** Beside a path, step by step. */
export const PathReasons = z.array(Reason.nullable()).meta({
  description:
    'Stable message codes of the steps in `path`, in order; null for each step that is a name.',
});

/**
 * Beside a line of a list, such as a title. Its parameters are a list, so that lists of alerts stay
 * renamed text on their way (docs/decisions/102, 207).
 */
export const LineReason = z
  .object({
    code: z.string(),
    params: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({
    id: 'LineReason',
    description:
      'Stable message code of the line, with its parameters as in `Reason`, for languages other ' +
      'than English. In a summary, the parameter `seen` is the part that was found, to be ' +
      'highlighted.',
  });

/** Beside a title that the server made up. */
export const TitleCode = z.string().nullable().meta({
  description:
    'Stable message code of the title, for languages other than English; null if it has none.',
});

/** Beside a title that has its `LineReason`; clients of 0.1 read it until 0.3. */
export const DeprecatedTitleCode = TitleCode.meta({
  description: 'The code of the title’s reason; removed in 0.3.',
  deprecated: true,
});

/** What stands in the gap of a title with a name; such titles have one gap at most. */
export const TitleOf = z.string().nullable().meta({
  description: 'Value of the title’s parameter, such as the author of a post; null if it has none.',
});

/** `application/problem+json` (RFC 9457) as callers meet it. */
export const Problem = z
  .looseObject({
    type: z.string(),
    title: z.string().meta({ description: 'Sentence that says what to do.' }),
    status: z.int(),
    code: z.string().meta({ description: 'Stable error code; branch on this.' }),
    detail: z.string().optional(),
    reason: Reason.optional().meta({
      description: 'Message code of the detail or, if there’s none, of the title.',
    }),
    request_id: z.string().optional().meta({
      description: 'Id of the request, as it appears in the server log beside the reason.',
    }),
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

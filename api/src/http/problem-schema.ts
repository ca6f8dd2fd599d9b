import { z } from 'zod';

/** `application/problem+json` (RFC 9457) as callers meet it (decisions, section 8). */
export const Problem = z
  .looseObject({
    type: z.string(),
    title: z.string().meta({ description: 'A sentence that says what to do.' }),
    status: z.int(),
    code: z.string().meta({ description: 'Stable; branch on this.' }),
    detail: z.string().optional(),
    request_id: z.string().optional().meta({ description: 'Stands in the server log beside the reason.' }),
    errors: z.array(z.object({ path: z.string(), message: z.string(), code: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

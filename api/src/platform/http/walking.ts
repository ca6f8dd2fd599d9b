import { z } from 'zod';

/** Body members of a walk: everything in the order of ids, from the one after `after`. */
export const walkRequest = {
  after: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .meta({ description: 'Id of the last row seen; 0 is before the first.' }),
  limit: z.int().min(1).max(200).default(50),
};

/** Answer of a walk. */
export const walkOf = <T extends z.ZodType>(row: T, id: string) =>
  z
    .object({
      results: z.array(row),
      next: z
        .int()
        .nullable()
        .meta({ description: 'Value for `after`; null if there’s nothing more for now.' }),
    })
    .meta({ id });

import { z } from 'zod';
import { PathReasons } from '../../platform/http/problem-schema.ts';
import { Id } from '../../platform/http/fields.ts';

export const RevealedPasswords = z
  .object({
    media_id: Id,
    count: z.int().meta({ description: 'Number of all accounts in the original.' }),
    accounts: z
      .array(
        z
          .object({
            address: z.string(),
            password: z.string().meta({
              description: 'Value as it appears in the original: the password or its hash.',
            }),
            is_hashed: z.boolean(),
            path: z.array(z.string()).meta({
              description:
                'Path from the item to the part that contains it; empty for the item itself.',
            }),
            path_reasons: PathReasons,
          })
          .meta({ id: 'RevealedAccount' }),
      )
      .meta({ description: 'First 1,000 accounts.' }),
  })
  .meta({
    id: 'RevealedPasswords',
    description:
      'Passwords of the company’s accounts in clear text, read from the original. They aren’t stored.',
  });

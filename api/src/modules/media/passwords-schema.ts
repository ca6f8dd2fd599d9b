import { z } from 'zod';
import { Id } from '../../platform/http/fields.ts';

export const RevealedPasswords = z
  .object({
    media_id: Id,
    count: z.int().meta({ description: 'Of all accounts in the original.' }),
    accounts: z
      .array(
        z
          .object({
            address: z.string(),
            password: z.string().meta({
              description: 'As it is in the original: the password, or what it was hashed to.',
            }),
            is_hashed: z.boolean(),
            path: z.array(z.string()).meta({
              description: 'Way from the item to the part that has it; empty for the item itself.',
            }),
          })
          .meta({ id: 'RevealedAccount' }),
      )
      .meta({ description: 'The first 1,000.' }),
  })
  .meta({
    id: 'RevealedPasswords',
    description:
      "Passwords of the company's accounts in clear, read from the original. Nothing keeps them.",
  });

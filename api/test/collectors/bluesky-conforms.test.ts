import { bluesky } from '../../src/collectors/bluesky/bluesky.ts';
import { startBluesky } from '../emulators/bluesky.ts';
import { itConforms } from './conformance.ts';

// A search: accounts are read without a credential. What accounts tell beyond it is in the
// connector's own test.
itConforms(
  bluesky,
  async () => ({
    ...(await startBluesky()),
    target: { type: 'search', searchString: 'number' },
    cannot: ['edit', 'delete', 'vanish'],
  }),
  { idOf: (n) => `3m${n}` },
);

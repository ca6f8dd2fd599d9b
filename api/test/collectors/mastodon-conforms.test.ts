import { mastodon } from '../../src/collectors/mastodon/mastodon.ts';
import { startMastodon } from '../emulators/mastodon.ts';
import { itConforms } from './conformance.ts';

itConforms(mastodon, () => startMastodon());

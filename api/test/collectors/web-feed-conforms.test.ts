import { webFeed } from '../../src/collectors/web-feed/web-feed.ts';
import { startWebFeed } from '../emulators/web-feed.ts';
import { itConforms } from './conformance.ts';

itConforms(webFeed, () => startWebFeed('rss'));

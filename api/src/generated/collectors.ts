// Written by api/scripts/sources.mjs from the folders in api/src/collectors. Do not edit.
import { instagram } from '../collectors/instagram/instagram.ts';
import { facebook } from '../collectors/facebook/facebook.ts';
import { linkedin } from '../collectors/linkedin/linkedin.ts';
import { whatsapp } from '../collectors/whatsapp/whatsapp.ts';
import { x } from '../collectors/x/x.ts';
import { localNetwork } from '../collectors/local-network/local-network.ts';
import { webFeed } from '../collectors/web-feed/web-feed.ts';
import { mastodon } from '../collectors/mastodon/mastodon.ts';
import { bluesky } from '../collectors/bluesky/bluesky.ts';
import { telegram } from '../collectors/telegram/telegram.ts';
import type { Collector } from '../collectors/ready-collector.ts';

/** Every connector, by id. */
export const COLLECTORS: readonly Collector[] = [
  instagram,
  facebook,
  linkedin,
  whatsapp,
  x,
  localNetwork,
  webFeed,
  mastodon,
  bluesky,
  telegram,
];

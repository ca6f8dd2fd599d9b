// Written by api/scripts/sources.mjs from the folders in api/src/collectors. Do not edit.
import { source as instagram } from '../collectors/instagram/source.ts';
import { source as facebook } from '../collectors/facebook/source.ts';
import { source as linkedin } from '../collectors/linkedin/source.ts';
import { source as whatsapp } from '../collectors/whatsapp/source.ts';
import { source as x } from '../collectors/x/source.ts';
import { source as fileUpload } from '../collectors/file-upload/source.ts';
import { source as localNetwork } from '../collectors/local-network/source.ts';
import { source as webFeed } from '../collectors/web-feed/source.ts';
import { source as mastodon } from '../collectors/mastodon/source.ts';
import { source as bluesky } from '../collectors/bluesky/source.ts';
import { source as telegram } from '../collectors/telegram/source.ts';

/** Every source, by id. */
export const SOURCES = [
  instagram,
  facebook,
  linkedin,
  whatsapp,
  x,
  fileUpload,
  localNetwork,
  webFeed,
  mastodon,
  bluesky,
  telegram,
] as const;

// Written by web/scripts/sources.mjs from api/sources.json. Do not edit.
import * as m from '../messages/source-names/index.ts';

/** `english` is what the server calls it. */
export const SOURCES = [
  { id: 22, value: 'BLUESKY', english: "Bluesky", name: "Bluesky", group: "social-media", hasCredential: true },
  { id: 2, value: 'FACEBOOK', english: "Facebook", name: "Facebook", group: "social-media", hasCredential: true },
  { id: 7, value: 'FILE_UPLOAD', english: "File upload", get name() { return m.fileUpload; }, group: "file-upload", hasCredential: false },
  { id: 1, value: 'INSTAGRAM', english: "Instagram", name: "Instagram", group: "social-media", hasCredential: true },
  { id: 3, value: 'LINKEDIN', english: "Linkedin", name: "Linkedin", group: "social-media", hasCredential: true },
  { id: 8, value: 'LOCAL_NETWORK', english: "Local network", get name() { return m.localNetwork; }, group: "local-network", hasCredential: false },
  { id: 21, value: 'MASTODON', english: "Mastodon", name: "Mastodon", group: "social-media", hasCredential: true },
  { id: 23, value: 'TELEGRAM', english: "Telegram", name: "Telegram", group: "social-media", hasCredential: true },
  { id: 20, value: 'WEB_FEED', english: "Web feed", get name() { return m.webFeed; }, group: null, hasCredential: false },
  { id: 4, value: 'WHATSAPP', english: "WhatsApp", name: "WhatsApp", group: "social-media", hasCredential: true },
  { id: 5, value: 'X', english: "X", name: "X", group: "social-media", hasCredential: true },
] as const;

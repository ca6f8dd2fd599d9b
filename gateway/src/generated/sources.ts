// Written by gateway/scripts/sources.mjs from api/sources.json. Do not edit.
export const SOURCES = [
  {
    "id": 1,
    "value": "INSTAGRAM",
    "name": "Instagram",
    "isWatched": true
  },
  {
    "id": 2,
    "value": "FACEBOOK",
    "name": "Facebook",
    "isWatched": true
  },
  {
    "id": 3,
    "value": "LINKEDIN",
    "name": "Linkedin",
    "isWatched": true
  },
  {
    "id": 4,
    "value": "WHATSAPP",
    "name": "WhatsApp",
    "isWatched": true
  },
  {
    "id": 5,
    "value": "X",
    "name": "X",
    "isWatched": true
  },
  {
    "id": 7,
    "value": "FILE_UPLOAD",
    "name": "File upload",
    "isWatched": false
  },
  {
    "id": 8,
    "value": "LOCAL_NETWORK",
    "name": "Local network",
    "isWatched": true
  },
  {
    "id": 20,
    "value": "WEB_FEED",
    "name": "Web feed",
    "isWatched": true
  },
  {
    "id": 21,
    "value": "MASTODON",
    "name": "Mastodon",
    "isWatched": true
  },
  {
    "id": 22,
    "value": "BLUESKY",
    "name": "Bluesky",
    "isWatched": true
  },
  {
    "id": 23,
    "value": "TELEGRAM",
    "name": "Telegram",
    "isWatched": true
  }
] as const;

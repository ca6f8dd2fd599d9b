import * as m from '../../generated/messages/source-credentials/index.ts';
import type { SourceCredentialRowFragment } from '../../generated/source-credentials/graphql.ts';

type Field = SourceCredentialRowFragment['fields'][number];
interface FieldWords {
  label: string;
  hint: string;
}

const APP_SECRET: FieldWords = {
  get label() {
    return m.appSecret;
  },
  get hint() {
    return m.appSecretHint;
  },
};
const VERIFY_TOKEN: FieldWords = {
  get label() {
    return m.verifyToken;
  },
  get hint() {
    return m.verifyTokenHint;
  },
};

/** The fields that the api names, by the number of the source, in the reader's language. */
const WORDS: Readonly<Record<string, FieldWords>> = {
  '1 token': {
    get label() {
      return m.accessToken;
    },
    get hint() {
      return m.instagramToken;
    },
  },
  '1 userId': {
    get label() {
      return m.accountNumber;
    },
    get hint() {
      return m.instagramNumber;
    },
  },
  '2 token': {
    get label() {
      return m.accessToken;
    },
    get hint() {
      return m.facebookToken;
    },
  },
  '2 appSecret': APP_SECRET,
  '2 verifyToken': VERIFY_TOKEN,
  '3 token': {
    get label() {
      return m.accessToken;
    },
    get hint() {
      return m.linkedinToken;
    },
  },
  '4 token': {
    get label() {
      return m.accessToken;
    },
    get hint() {
      return m.whatsappToken;
    },
  },
  '4 phoneNumberId': {
    get label() {
      return m.phoneNumberId;
    },
    get hint() {
      return m.whatsappNumber;
    },
  },
  '4 appSecret': APP_SECRET,
  '4 verifyToken': VERIFY_TOKEN,
  '5 key': {
    get label() {
      return m.apiKey;
    },
    get hint() {
      return m.xKey;
    },
  },
  '5 secret': {
    get label() {
      return m.apiKeySecret;
    },
    get hint() {
      return m.xSecret;
    },
  },
  '21 server': {
    get label() {
      return m.server;
    },
    get hint() {
      return m.mastodonServer;
    },
  },
  '21 token': {
    get label() {
      return m.accessToken;
    },
    get hint() {
      return m.mastodonToken;
    },
  },
  '22 handle': {
    get label() {
      return m.handle;
    },
    get hint() {
      return m.blueskyHandle;
    },
  },
  '22 password': {
    get label() {
      return m.appPassword;
    },
    get hint() {
      return m.blueskyPassword;
    },
  },
  '23 token': {
    get label() {
      return m.botToken;
    },
    get hint() {
      return m.telegramToken;
    },
  },
};

/**
 * What a field is called and where its value is found; a field that this version does not know
 * keeps the api's words.
 */
export const fieldWords = (sourceId: number, field: Field): FieldWords =>
  WORDS[`${sourceId} ${field.name}`] ?? field;

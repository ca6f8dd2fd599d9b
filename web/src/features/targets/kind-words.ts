import * as m from '../../generated/messages/targets/index.ts';

interface KindWords {
  label: string;
  hint: string;
}

/**
 * The kinds of targets that the api names, by the number of the source, in the reader's language.
 */
const WORDS: Readonly<Record<string, KindWords>> = {
  '1 ACCOUNT': {
    get label() {
      return m.account;
    },
    get hint() {
      return m.instagramAccountHint;
    },
  },
  '1 SEARCH': {
    get label() {
      return m.hashtag;
    },
    get hint() {
      return m.instagramHashtagHint;
    },
  },
  '2 ACCOUNT': {
    get label() {
      return m.pageOf;
    },
    get hint() {
      return m.facebookPageHint;
    },
  },
  '3 ACCOUNT': {
    get label() {
      return m.companyPage;
    },
    get hint() {
      return m.linkedinPageHint;
    },
  },
  '4 ACCOUNT': {
    get label() {
      return m.businessNumber;
    },
    get hint() {
      return m.whatsappNumberHint;
    },
  },
  '5 ACCOUNT': {
    get label() {
      return m.account;
    },
    get hint() {
      return m.xAccountHint;
    },
  },
  '5 SEARCH': {
    get label() {
      return m.search;
    },
    get hint() {
      return m.xSearchHint;
    },
  },
  '8 FOLDER': {
    get label() {
      return m.folder;
    },
    get hint() {
      return m.folderHint;
    },
  },
  '20 FEED': {
    get label() {
      return m.feed;
    },
    get hint() {
      return m.feedHint;
    },
  },
  '21 ACCOUNT': {
    get label() {
      return m.account;
    },
    get hint() {
      return m.mastodonAccountHint;
    },
  },
  '21 SEARCH': {
    get label() {
      return m.hashtag;
    },
    get hint() {
      return m.mastodonHashtagHint;
    },
  },
  '22 ACCOUNT': {
    get label() {
      return m.account;
    },
    get hint() {
      return m.blueskyAccountHint;
    },
  },
  '22 SEARCH': {
    get label() {
      return m.search;
    },
    get hint() {
      return m.blueskySearchHint;
    },
  },
  '23 ACCOUNT': {
    get label() {
      return m.channel;
    },
    get hint() {
      return m.telegramChannelHint;
    },
  },
};

/**
 * What a kind of target is called and what its field takes; of a source that is not known here, as
 * the server says it.
 */
export const kindWords = (kind: KindWords & { sourceId: number; type: string }): KindWords =>
  WORDS[`${kind.sourceId} ${kind.type}`] ?? kind;

const NOTICES: Readonly<Record<number, string>> = {
  get 1() {
    return m.instagramNotice;
  },
  get 2() {
    return m.facebookNotice;
  },
  get 3() {
    return m.linkedinNotice;
  },
  get 4() {
    return m.whatsappNotice;
  },
  get 5() {
    return m.xNotice;
  },
  get 8() {
    return m.shareNotice;
  },
  get 20() {
    return m.feedNotice;
  },
  get 21() {
    return m.mastodonNotice;
  },
  get 22() {
    return m.blueskyNotice;
  },
  get 23() {
    return m.telegramNotice;
  },
};

/** What the vendor allows, likewise. */
export const noticeWords = ({ id, notice }: { id: number; notice: string }): string =>
  NOTICES[id] ?? notice;

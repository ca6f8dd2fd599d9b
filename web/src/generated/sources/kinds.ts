// Written by web/scripts/sources.mjs from api/sources.json. Do not edit.
import * as m from '../messages/source-kinds/index.ts';

export const KIND_WORDS: Readonly<Record<string, { label: string; hint: string }>> = {
  '1 account': { get label() { return m.instagramAccountLabel; }, get hint() { return m.instagramAccountHint; } },
  '1 search': { get label() { return m.instagramSearchLabel; }, get hint() { return m.instagramSearchHint; } },
  '2 account': { get label() { return m.facebookAccountLabel; }, get hint() { return m.facebookAccountHint; } },
  '3 account': { get label() { return m.linkedinAccountLabel; }, get hint() { return m.linkedinAccountHint; } },
  '4 account': { get label() { return m.whatsappAccountLabel; }, get hint() { return m.whatsappAccountHint; } },
  '5 account': { get label() { return m.xAccountLabel; }, get hint() { return m.xAccountHint; } },
  '5 search': { get label() { return m.xSearchLabel; }, get hint() { return m.xSearchHint; } },
  '8 folder': { get label() { return m.localNetworkFolderLabel; }, get hint() { return m.localNetworkFolderHint; } },
  '20 feed': { get label() { return m.webFeedFeedLabel; }, get hint() { return m.webFeedFeedHint; } },
  '21 account': { get label() { return m.mastodonAccountLabel; }, get hint() { return m.mastodonAccountHint; } },
  '21 search': { get label() { return m.mastodonSearchLabel; }, get hint() { return m.mastodonSearchHint; } },
  '22 account': { get label() { return m.blueskyAccountLabel; }, get hint() { return m.blueskyAccountHint; } },
  '22 search': { get label() { return m.blueskySearchLabel; }, get hint() { return m.blueskySearchHint; } },
  '23 account': { get label() { return m.telegramAccountLabel; }, get hint() { return m.telegramAccountHint; } },
};

export const NOTICES: Readonly<Record<number, string>> = {
  get 1() { return m.instagramNotice; },
  get 2() { return m.facebookNotice; },
  get 3() { return m.linkedinNotice; },
  get 4() { return m.whatsappNotice; },
  get 5() { return m.xNotice; },
  get 8() { return m.localNetworkNotice; },
  get 20() { return m.webFeedNotice; },
  get 21() { return m.mastodonNotice; },
  get 22() { return m.blueskyNotice; },
  get 23() { return m.telegramNotice; },
};

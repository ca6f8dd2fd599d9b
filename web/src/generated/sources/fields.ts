// Written by web/scripts/sources.mjs from api/sources.json. Do not edit.
import * as m from '../messages/source-fields/index.ts';

export const FIELD_WORDS: Readonly<Record<string, { label: string; hint: string }>> = {
  '1 token': { get label() { return m.instagramTokenLabel; }, get hint() { return m.instagramTokenHint; } },
  '1 userId': { get label() { return m.instagramUserIdLabel; }, get hint() { return m.instagramUserIdHint; } },
  '2 token': { get label() { return m.facebookTokenLabel; }, get hint() { return m.facebookTokenHint; } },
  '2 appSecret': { get label() { return m.facebookAppSecretLabel; }, get hint() { return m.facebookAppSecretHint; } },
  '2 verifyToken': { get label() { return m.facebookVerifyTokenLabel; }, get hint() { return m.facebookVerifyTokenHint; } },
  '3 token': { get label() { return m.linkedinTokenLabel; }, get hint() { return m.linkedinTokenHint; } },
  '4 token': { get label() { return m.whatsappTokenLabel; }, get hint() { return m.whatsappTokenHint; } },
  '4 phoneNumberId': { get label() { return m.whatsappPhoneNumberIdLabel; }, get hint() { return m.whatsappPhoneNumberIdHint; } },
  '4 appSecret': { get label() { return m.whatsappAppSecretLabel; }, get hint() { return m.whatsappAppSecretHint; } },
  '4 verifyToken': { get label() { return m.whatsappVerifyTokenLabel; }, get hint() { return m.whatsappVerifyTokenHint; } },
  '5 key': { get label() { return m.xKeyLabel; }, get hint() { return m.xKeyHint; } },
  '5 secret': { get label() { return m.xSecretLabel; }, get hint() { return m.xSecretHint; } },
  '21 server': { get label() { return m.mastodonServerLabel; }, get hint() { return m.mastodonServerHint; } },
  '21 token': { get label() { return m.mastodonTokenLabel; }, get hint() { return m.mastodonTokenHint; } },
  '22 handle': { get label() { return m.blueskyHandleLabel; }, get hint() { return m.blueskyHandleHint; } },
  '22 password': { get label() { return m.blueskyPasswordLabel; }, get hint() { return m.blueskyPasswordHint; } },
  '23 token': { get label() { return m.telegramTokenLabel; }, get hint() { return m.telegramTokenHint; } },
};

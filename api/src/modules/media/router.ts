import { assignMedia, changeMedia } from './commands/change-media.ts';
import { contactPublisher } from './commands/contact-publisher.ts';
import { maskItem, maskMail, readMasked } from './commands/masked-words.ts';
import { PUBLISHER_LETTERS_PER_DAY } from './commands/publisher-letters.ts';
import { recordAct } from './commands/record-act.ts';
import { rescanMedia } from './commands/rescan-media.ts';
import { revealPasswords } from './commands/reveal-passwords.ts';
import { openMails } from './commands/show-mail.ts';
import { cutPart, type TextPart } from './text-part.ts';
import { mediaGone, originalExposes } from '../../platform/errors/upload-problems.ts';
import { once } from '../../platform/http/idempotency.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { type Caller, route, type Route } from '../../platform/http/route.ts';
import { mayReveal } from './passwords-policy.ts';
import type { Services } from '../../platform/services.ts';
import { type ActivityKind, CHANGE_KINDS, listActivities } from './store/activities.ts';
import { loadFindings } from '../alerts/store/alerts.ts';
import { exposes } from './store/exposed.ts';
import { loadGroups } from './store/likeness.ts';
import { listMedia } from './store/media-lists.ts';
import { findMedia, type MediaRow } from './store/media.ts';
import { listNotes } from '../notes/store/notes.ts';
import { peoplePresent } from './store/presence.ts';
import { openTextFiles } from './store/text-files.ts';
import { walkMedia } from '../alerts/store/walks.ts';
import { filterOf } from '../alerts/filter.ts';
import { presentNote } from '../alerts/presenter.ts';
import { loadParts } from './load-parts.ts';
import { presentMail } from './mail-presenter.ts';
import { sendOriginal } from './original.ts';
import {
  presentActivity,
  presentGroup,
  presentMediaDetail,
  presentMediaSummary,
  presentPasswords,
  presentPresence,
  presentText,
} from './presenter.ts';
import { sendPreview } from './preview.ts';
import { mediaOperations } from './schema.ts';

interface OfMedia {
  media_id: number;
  page: number;
  page_size: number;
}

/** Media items of the company: everything collected or uploaded. */
export function mediaRoutes(services: Services): Route[] {
  const { db } = services;
  const load = async (companyId: number, mediaId: number): Promise<MediaRow> => {
    const found = await findMedia(db, companyId, mediaId);
    if (found === null) throw mediaGone();
    return maskItem(db, found);
  };
  const detail = async (caller: Caller, mediaId: number) => {
    const media = await load(caller.companyId, mediaId);
    const shown = presentMediaDetail({ media, ...(await loadParts(services, media)) });
    return shown.shows_passwords && !mayReveal(caller) ? { ...shown, preview: null } : shown;
  };
  /**
   * What cannot be masked is for those who may see the passwords in it.
   * @returns whether there are any
   */
  const refuseExposed = async (caller: Caller, mediaId: number): Promise<boolean> => {
    const isExposed = await exposes(db, mediaId);
    if (isExposed && !mayReveal(caller)) throw originalExposes();
    return isExposed;
  };
  const activityPage = async (
    path: string,
    companyId: number,
    body: OfMedia,
    kinds?: readonly ActivityKind[],
  ) => {
    await load(companyId, body.media_id);
    const { rows, count } = await listActivities(db, {
      companyId,
      mediaId: body.media_id,
      page: body.page,
      pageSize: body.page_size,
      ...(kinds === undefined ? {} : { kinds }),
    });
    return pageAnswer(path, body, count, rows.map(presentActivity));
  };
  const textFiles = openTextFiles(services.blobs);
  const mails = openMails(services);
  const readText = async (
    media: MediaRow,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<TextPart | null> => {
    if (media.text !== null)
      return cutPart(media.text, 0, { offset, limit, length: media.text.length });
    const { sha256 } = media;
    return sha256 === null
      ? null
      : readMasked(
          db,
          textFiles,
          { ...media, sha256 },
          await loadFindings(db, media.companyId, { mediaId: media.id }),
          { offset, limit },
        );
  };
  return [
    route(mediaOperations.list, async ({ caller, body }) => {
      const { rows, count, isPartial } = await listMedia(
        db,
        await filterOf(db, caller.companyId, body),
        { page: body.page, pageSize: body.page_size },
      );
      return {
        ...pageAnswer(mediaOperations.list.path, body, count, rows.map(presentMediaSummary)),
        count_is_partial: isPartial,
      };
    }),
    route(mediaOperations.walk, async ({ caller, body }) => {
      const { rows, next } = await walkMedia(db, await filterOf(db, caller.companyId, body), {
        after: body.after,
        limit: body.limit,
      });
      return { results: rows.map(presentMediaSummary), next };
    }),
    route(mediaOperations.activities, async ({ caller, body }) =>
      activityPage(mediaOperations.activities.path, caller.companyId, body, CHANGE_KINDS),
    ),
    route(mediaOperations.allActivity, async ({ caller, body }) =>
      activityPage(mediaOperations.allActivity.path, caller.companyId, body),
    ),
    route(mediaOperations.notes, async ({ caller, body }) => {
      await load(caller.companyId, body.media_id);
      const { rows, count } = await listNotes(db, {
        companyId: caller.companyId,
        mediaId: body.media_id,
        page: body.page,
        pageSize: body.page_size,
      });
      return pageAnswer(mediaOperations.notes.path, body, count, rows.map(presentNote));
    }),
    route(mediaOperations.contactPublisher, async (call) => {
      const { media_id, alert_id, ...letter } = call.body;
      return once(services, call, mediaOperations.contactPublisher, async (work) => {
        const { to, subject, text, sentAt, leftToday } = await contactPublisher(work, call.caller, {
          mediaId: media_id,
          alertId: alert_id,
          ...letter,
        });
        return {
          to,
          subject,
          text,
          sent_at: sentAt?.toISOString() ?? null,
          left_today: leftToday,
          per_day: PUBLISHER_LETTERS_PER_DAY,
        };
      });
    }),
    route(mediaOperations.createActivity, async (call) => {
      const { media_id, alert_id, text } = call.body;
      return once(services, call, mediaOperations.createActivity, async (work) =>
        presentActivity(
          await recordAct(work, call.caller, { mediaId: media_id, alertId: alert_id, text }),
        ),
      );
    }),
    route(mediaOperations.assign, async ({ caller, params, body }) => {
      await assignMedia(services, caller, params.id, body.assigned_to);
      return detail(caller, params.id);
    }),
    route(mediaOperations.patch, async ({ caller, params, body }) => {
      await changeMedia(services, caller, params.id, {
        title: body.title,
        publisherEmail: body.publisher_email,
      });
      return detail(caller, params.id);
    }),
    route(mediaOperations.read, async ({ caller, params }) => detail(caller, params.id)),
    route(mediaOperations.presence, async ({ caller, params: { id } }) => {
      await load(caller.companyId, id);
      return presentPresence(id, (await peoplePresent(db, caller.companyId, [id])).get(id) ?? []);
    }),
    route(mediaOperations.groups, async ({ caller, body }) => ({
      results: (await loadGroups(db, caller.companyId, body.media_ids)).map(presentGroup),
    })),
    route(mediaOperations.text, async ({ caller, params, query }) =>
      presentText(await readText(await load(caller.companyId, params.id), query)),
    ),
    route(mediaOperations.mail, async ({ caller, params, query: { inside, ...wanted } }) => {
      const media = await load(caller.companyId, params.id);
      const findings = await loadFindings(db, caller.companyId, { mediaId: media.id });
      const shown = await mails.show(
        media,
        inside === '' ? [] : inside.split('.').map(Number),
        findings,
      );
      return {
        mail:
          shown === null
            ? null
            : presentMail(await maskMail(db, caller.companyId, shown, findings), inside, wanted),
      };
    }),
    route(mediaOperations.rescan, async ({ caller, params }) => {
      await rescanMedia(services, caller, params.id);
      return detail(caller, params.id);
    }),
    route(mediaOperations.original, async ({ caller, params, res, signal, address }) => {
      const media = await load(caller.companyId, params.id);
      const isExposed = await refuseExposed(caller, media.id);
      await sendOriginal(
        services,
        { actor: { ...caller, address }, isExposed, res, signal },
        media,
      );
      return undefined;
    }),
    route(mediaOperations.revealPasswords, async ({ caller, params, address }) => {
      const media = await load(caller.companyId, params.id);
      return presentPasswords(
        media.id,
        await revealPasswords(services, { ...caller, address }, media),
      );
    }),
    route(mediaOperations.preview, async ({ caller, params, res }) => {
      const media = await load(caller.companyId, params.id);
      await refuseExposed(caller, media.id);
      await sendPreview(services.blobs, media, res);
      return undefined;
    }),
  ];
}

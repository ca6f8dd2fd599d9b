import { useState } from 'react';
import {
  MediaTextDocument,
  type MediaDetailQuery,
  type MediaTextQuery,
} from '../../generated/media-detail/graphql.ts';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { spansOf, type TextSpan } from './text-segments.ts';

/** UTF-16 units before a mark that is led to from another part. */
export const BEFORE = 2_000;
/** As the server answers when nothing is asked for. */
export const PART = 20_000;

type Part = Omit<MediaTextQuery['mediaText'], 'text'> & { text: string };
export interface ItemText {
  /** null while it is read, and when the item has no text. */
  part: Part | null;
  loading: boolean;
  error: unknown;
  spans: readonly TextSpan[];
  /** The mark that is to be shown; a new object for each wish. */
  wanted: { id: string } | null;
  /** Shows the mark of a finding, in whatever part it is. */
  reveal: (id: string) => void;
  back: (() => void) | null;
  on: (() => void) | null;
  again: () => void;
}

/**
 * The text of an item, part by part (docs/decisions/128). What has a picture is not asked for a
 * text.
 */
export function useText({ id, file, preview, findings }: MediaDetailQuery['media']): ItemText {
  const [offset, setOffset] = useState(0);
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const { data, previousData, error, loading, refetch } = useAskedQuery(MediaTextDocument, {
    variables: { mediaId: id, offset },
    skip: file !== null && preview !== null,
  });
  const read = (data ?? previousData)?.mediaText;
  const part = read?.text == null ? null : { ...read, text: read.text };
  const spans = spansOf(findings);
  const go = (to: number) => () => {
    setWanted(null);
    setOffset(to);
  };
  return {
    part,
    loading,
    error,
    spans,
    wanted,
    reveal: (findingId) => {
      const span = spans.find((one) => one.id === findingId);
      if (part === null || span === undefined) return;
      setWanted({ id: findingId });
      if (span.start < part.offset || span.start >= part.offset + part.text.length)
        setOffset(Math.max(0, span.start - BEFORE));
    },
    back: part === null || part.offset === 0 ? null : go(Math.max(0, part.offset - PART)),
    on: part?.nextOffset == null ? null : go(part.nextOffset),
    again: () => {
      refetch().catch(() => undefined);
    },
  };
}

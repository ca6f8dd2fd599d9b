import { isScanOver } from '@vedetta/machines/lifecycles';
import { useEffect, useState } from 'react';
import type { FindingRowFragment, MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { quotedExcerpt } from '../../lib/quotes.ts';
import { Card } from '../../ui/card.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { ExposedPasswords, useExposed } from './exposed-passwords.tsx';
import { isText } from './origin.ts';
import { RawFacts } from './raw-facts.tsx';
import { ScanReport } from './scan-report.tsx';
import { markedPart } from './said-once.ts';
import { SimilarMedia } from './similar-media.tsx';
import type { ItemText } from './use-text.ts';

const TABS = ['evidence', 'report', 'similar', 'raw'] as const;
export type DetailTab = (typeof TABS)[number];

interface DetailsProps {
  media: MediaDetailQuery['media'];
  text: ItemText;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  active: string | null;
  onActive: (id: string | null) => void;
  /** Null for whoever may not have it scanned. */
  onScanAgain: (() => void) | null;
  /** Called once passwords are shown. */
  onRevealed: () => void;
}

/** Why there is no evidence: an item that was not read is never told to be clean. */
const EMPTY = {
  running: {
    icon: 'scan',
    get title() {
      return m.scanRunning;
    },
    get description() {
      return m.scanRunningHint;
    },
  },
  clean: {
    icon: 'check-circle',
    get title() {
      return m.nothingFound;
    },
    get description() {
      return m.nothingFoundHint;
    },
  },
  unread: {
    icon: 'warning',
    get title() {
      return m.unreadTitle;
    },
    get description() {
      return m.unreadHint;
    },
  },
} as const;

/** What was seen, who looked, and the bare facts. */
export function Details({
  media,
  text,
  tab,
  onTab,
  active,
  onActive,
  onScanAgain,
  onRevealed,
}: DetailsProps) {
  const exposed = useExposed(media.id, onRevealed);
  // The words of a post stand above: a row need not say them again.
  const quoteOf = (finding: FindingRowFragment) => {
    const part = isText(media)
      ? markedPart(
          text.part,
          text.spans.find((span) => span.id === finding.id),
          finding.excerpt,
        )
      : finding.excerpt;
    return part === finding.excerpt ? quotedExcerpt(finding) : part;
  };
  const running = !isScanOver(media.scanStatus);
  const tabs = [
    { id: 'evidence' as const, label: m.evidence, count: media.findings.length },
    { id: 'report' as const, label: m.scanReport, count: media.scanReport.length },
    { id: 'similar' as const, label: m.similarMedia, count: media.similar.count },
    { id: 'raw' as const, label: m.raw },
  ];
  return (
    <Card className="details">
      <Tabs name="details" label={m.detailsTabs} items={tabs} selected={tab} onSelect={onTab} />
      <TabPanel name="details" tab={tab}>
        {tab === 'evidence' && media.showsPasswords && <ExposedPasswords exposed={exposed} />}
        {tab === 'evidence' && (
          <EvidenceTable
            findings={media.findings}
            rules={media.rulePrecision}
            fileSize={media.file?.size ?? null}
            markOf={(id) =>
              text.part !== null && text.spans.some((span) => span.id === id)
                ? () => text.reveal(id)
                : null
            }
            quoteOf={quoteOf}
            active={active}
            onActive={onActive}
            empty={
              running
                ? EMPTY.running
                : media.scanStatus === 'CLEAN' || media.scanStatus === 'FOUND'
                  ? EMPTY.clean
                  : EMPTY.unread
            }
          />
        )}
        {tab === 'report' && (
          <ScanReport media={media} running={running} onScanAgain={onScanAgain} />
        )}
        {tab === 'similar' && <SimilarMedia media={media} />}
        {tab === 'raw' && <RawFacts media={media} />}
      </TabPanel>
    </Card>
  );
}

const fromAddress = (): DetailTab =>
  TABS.find((tab) => window.location.hash === `#${tab}`) ?? 'evidence';

/** Which tab is open: the address says so, as `#report`. */
export function useDetailTab(): [DetailTab, (tab: DetailTab) => void] {
  const [tab, setTab] = useState(fromAddress);
  useEffect(() => {
    const follow = () => setTab(fromAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      window.history.replaceState(
        window.history.state,
        '',
        next === 'evidence' ? `${window.location.pathname}${window.location.search}` : `#${next}`,
      );
    },
  ];
}

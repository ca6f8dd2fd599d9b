import { isScanOver } from '@vedetta/machines/lifecycles';
import { Link } from 'react-router-dom';
import type { FileRowFragment } from '../../generated/file-scanner/graphql.ts';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { scanTone } from '../../domain/files/scan-pill.tsx';
import { kindOf, saying, titleOf } from '../../lib/sayings.ts';
import { formatSize } from '../../lib/sizes.ts';
import { coverageWords, fileScanLabel } from '../../domain/alerts/status-words.ts';
import { Bar } from '../../ui/bar.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Severity } from '../../ui/severity.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { WholeEnd } from '../../ui/whole-end.tsx';

/** The page of what was uploaded; null while it is being stored. */
export const filePath = (row: { mediaId: string | null }): string | null =>
  row.mediaId === null ? null : `/threat-manager/media/${encodeURIComponent(row.mediaId)}`;

/** The columns of the uploads. */
export function fileColumns(
  menuOf: (row: FileRowFragment) => MenuItem[],
): Column<FileRowFragment>[] {
  return [
    {
      id: 'file',
      header: m.columnFile,
      card: 'top',
      cell: (row) => {
        const path = filePath(row);
        return (
          <>
            <span className="file-name">
              <Icon name="file" />
              {path === null ? (
                <span className="row-title">
                  <WholeEnd text={row.filename} />
                </span>
              ) : (
                <Link className="row-title" data-row-link to={path}>
                  <WholeEnd text={row.filename} />
                </Link>
              )}
            </span>
            <small className="row-extra">
              {row.typeLabel === null ? m.unknownType : kindOf(row.typeLabel, row.typeCode)} ·{' '}
              {formatSize(row.size)}
            </small>
          </>
        );
      },
    },
    {
      id: 'type',
      header: m.columnType,
      width: '160px',
      minor: 'wide',
      cell: (row) => (
        <span className="dim">
          {row.typeLabel !== null
            ? kindOf(row.typeLabel, row.typeCode)
            : isScanOver(row.status)
              ? m.unknownType
              : '—'}
        </span>
      ),
    },
    {
      id: 'size',
      header: m.columnSize,
      width: '92px',
      minor: 'wide',
      quiet: true,
      cell: (row) => formatSize(row.size),
    },
    {
      id: 'result',
      header: m.columnResult,
      width: '26%',
      tight: '208px',
      cell: (row) => <Result row={row} />,
    },
    {
      id: 'highest',
      header: m.columnHighestSeverity,
      width: '128px',
      tight: '120px',
      cell: (row) =>
        row.highestSeverity === null ? (
          <small aria-label={m.noSeverity}>—</small>
        ) : (
          <Severity value={row.highestSeverity} />
        ),
    },
    {
      id: 'scanned',
      header: m.columnScanned,
      width: '122px',
      tight: '104px',
      quiet: true,
      cell: (row) => (row.scannedAt === null ? m.justNow : <Ago at={row.scannedAt} />),
    },
    {
      id: 'menu',
      header: m.columnActions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => <Menu label={m.actionsFor({ filename: row.filename })} items={menuOf(row)} />,
    },
  ];
}

/** What the scan says, in words alone. */
export const resultWords = (row: FileRowFragment): string =>
  row.status === 'FOUND' && row.headline !== null
    ? titleOf({ title: row.headline, titleReason: row.headlineReason })
    : fileScanLabel(row.status);

/** What the scan says, in a place that keeps its height while the scan goes on. */
function Result({ row }: { row: FileRowFragment }) {
  switch (row.status) {
    case 'QUEUED':
    case 'SCANNING': {
      const known = row.detectorsTotal > 0 && (row.status === 'SCANNING' || row.detectorsDone > 0);
      return (
        <div className="file-scan">
          <Bar
            value={known ? row.detectorsDone / row.detectorsTotal : 0}
            label={m.scanOf({ filename: row.filename })}
          />
          <small>
            {known
              ? m.detectorsDone({
                  detectorsDone: row.detectorsDone,
                  detectorsTotal: row.detectorsTotal,
                })
              : m.waitingForScan}
          </small>
        </div>
      );
    }
    case 'CLEAN':
      return <Pill tone={scanTone(row.status, null)}>{resultWords(row)}</Pill>;
    case 'FOUND':
    case 'PARTIAL':
    case 'UNREADABLE':
    case 'FAILED': {
      const why =
        row.status === 'FOUND' || row.problem === null
          ? null
          : saying(row.problem, row.problemReasons);
      const examined =
        row.coverage === null || row.coverage.examined === row.coverage.parts
          ? null
          : coverageWords(row.coverage);
      return (
        <div className="file-problem">
          <Pill tone={scanTone(row.status, row.highestSeverity)}>{resultWords(row)}</Pill>
          {(why ?? examined) !== null && (
            <small title={[examined, why].filter((part) => part !== null).join(': ')}>
              {examined !== null && row.coverage?.parts !== 1 ? examined : (why ?? examined)}
            </small>
          )}
        </div>
      );
    }
  }
}

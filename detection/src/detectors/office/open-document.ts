import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack, unpackEntry } from '../../formats/archives/unpack.ts';
import type { ZipListing } from '../../formats/archives/zip.ts';
import type { NodeRoom } from '../../formats/room.ts';
import { ddeOf } from '../../formats/office/dde.ts';
import type { DocumentReport } from './findings.ts';
import { decodeEntities, decodeXml, labelsOf, textOf } from './open-xml.ts';
import type { VbaModule } from '../../formats/office/vba.ts';

/** Is it an OpenDocument file? Its first entry says so, unpacked. */
export const isOpenDocument = ({ entries }: ZipListing) =>
  entries[0]?.name === 'mimetype' && entries.some(({ name }) => name === 'content.xml');

/** Reads an OpenDocument file (OASIS ODF 1.3) out of its ZIP: text, links, macros, objects. */
export function readOpenDocument(
  report: DocumentReport,
  { entries }: ZipListing,
  room: NodeRoom,
): void {
  room.enter();
  const macros: VbaModule[] = [];
  let autoRun = '';
  for (const entry of entries) {
    if (
      /^(?:styles\.xml|mimetype|Thumbnails\/|Configurations2\/|settings\.xml|ObjectReplacements\/)/.test(
        entry.name,
      )
    )
      continue;
    let bytes: Uint8Array;
    try {
      const unpacked = unpackEntry(report.item.bytes, entry, room);
      if (unpacked.isCut)
        report.problem(say('whyContainedFileTruncated', { name: report.shown(entry.name) }));
      ({ bytes } = unpacked);
    } catch (error) {
      if (!(error instanceof CannotUnpack)) throw error;
      report.problem(say('whyPartLabel', { part: report.shown(entry.name) }), error.said);
      continue;
    }
    if (entry.name === 'META-INF/manifest.xml') {
      if (decodeXml(bytes).includes('encryption-data')) report.encrypted();
    } else if (/^(?:Basic|Scripts)\/.*\.(?:xml|py|js|bsh)$/i.test(entry.name)) {
      if (/script-l[bc]\.xml$/i.test(entry.name)) continue;
      macros.push({
        name: entry.name.split('/').at(-1) ?? entry.name,
        source: textOf(decodeXml(bytes)),
      });
    } else if (entry.name.endsWith('.xml')) {
      const xml = decodeXml(bytes);
      if (/event-name="(?:dom:load|office:load|dom:DOMActivate|on-load)"/.test(xml))
        autoRun = 'Sub Document_Open\nEnd Sub';
      report.dde(
        [...xml.matchAll(/<(?:text:dde-connection-decl|office:dde-source)\b[^>]*>/g)].map(
          ([element]) => {
            const value = (name: string) =>
              decodeEntities(
                new RegExp(`\\boffice:dde-${name}="([^"]*)"`).exec(element)?.[1] ?? '',
              );
            return ddeOf(`${value('application')} ${value('topic')}`);
          },
        ),
      );
      for (const match of xml.matchAll(
        /<(?:text:a|draw:a|form:button)\b[^>]*xlink:href="([^"#][^"]*)"/g,
      ))
        report.outside('hyperlink', decodeEntities(match[1] ?? ''));
      report.text(textOf(xml), entry.name);
      report.besides(
        [...xml.matchAll(/\btable:formula="([^"]*HYPERLINK[^"]*)"/g)].map((match) =>
          decodeEntities(match[1] ?? ''),
        ),
        labelsOf(xml),
        entry.name,
      );
    } else report.child(entry.name, bytes);
  }
  if (macros.length > 0)
    report.macros(autoRun === '' ? macros : [...macros, { name: 'events', source: autoRun }]);
}

import { z } from 'zod';
import { LookAlikes } from '../../src/detectors/look-alike/look-alikes.ts';
import type { Family, Measure } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { jsonLines, tabRows } from '../read.ts';

const Row = z.tuple([z.string(), z.string(), z.string()]);
/** What the Discord list imitates, as far as its names have a name in them. */
const IMITATED = [
  'discord.com',
  'discord.gg',
  'discordapp.com',
  'steamcommunity.com',
  'steampowered.com',
  'twitch.tv',
];

const hostOf = (address: string) => {
  const url = /^https?:/i.test(address) ? address : `http://${address}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
};

/**
 * Names made by dnstwist, each beside the domain it imitates; ordinary hosts beside all these
 * domains.
 */
export const lookAlike: Family = {
  id: 'look-alike',
  title: 'Look-alike domains',
  sets: ['domain-lookalike', 'url-mixed'],
  async measure(data) {
    const rows = jsonLines(data, 'domain-lookalike', Row);
    const domains = [...new Set(rows.map(([domain]) => domain))];
    const alone = new Map(domains.map((domain) => [domain, new LookAlikes([domain])]));
    const hits = rows.map(([domain, fuzzer, name]) => ({
      fuzzer,
      isFound: alone.get(domain)?.find(name) !== null,
    }));
    const share = (some: readonly { isFound: boolean }[]) =>
      some.filter(({ isFound }) => isFound).length / some.length;
    const cyrillic = hits.filter(({ fuzzer }) => fuzzer === 'cyrillic');

    const mixed = tabRows(data, 'url-mixed', 'dev.tsv').flatMap(
      ([label = '', source = '', domain = '', address = '']) => {
        const host = hostOf(address || domain);
        return host === null ? [] : [{ label, source, host }];
      },
    );
    const ordinary = mixed.filter(({ label }) => label === '0').map(({ host }) => host);
    const all = new LookAlikes(domains);
    const wrong = ordinary.filter((host) => all.find(host) !== null);
    const imitated = new LookAlikes(IMITATED);
    const discord = mixed
      .filter(({ source }) => source === 'discord')
      .map(({ host }) => ({ isFound: imitated.find(host) !== null }));
    const wrongDiscord = ordinary.filter((host) => imitated.find(host) !== null);

    const speed =
      (1000 * mixed.length) /
      (await leastProcessorMs(() => {
        for (const { host } of mixed) all.find(host);
      }));
    const measures: Measure[] = [
      {
        metric: `dnstwist names found, ${rows.length} of ${domains.length} domains`,
        ours: share(hits),
        unit: 'share',
        peer: 'dnstwist 1.00 by construction',
        target: { at: 'least', value: 0.99 },
        speed: null,
      },
      {
        metric: `ordinary hosts claimed, of ${ordinary.length}`,
        ours: wrong.length / ordinary.length,
        unit: 'share',
        peer: null,
        target: { at: 'most', value: 0.0005 },
        speed: null,
      },
      {
        metric: `Discord list, ${IMITATED.length} protected names, ${discord.length} hosts`,
        ours: share(discord),
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 0.45 },
        speed: null,
      },
      {
        metric: 'ordinary hosts claimed for those names',
        ours: wrongDiscord.length,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
      {
        metric: `hosts compared with ${domains.length} domains, time of the processor`,
        ours: speed,
        unit: 'per s',
        peer: null,
        target: { at: 'least', value: 200_000 },
        speed: null,
      },
    ];
    if (cyrillic.length > 0)
      measures.splice(1, 0, {
        metric: `of them all in Cyrillic, ${cyrillic.length}`,
        ours: share(cyrillic),
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 0.95 },
        speed: null,
      });
    return measures;
  },
};

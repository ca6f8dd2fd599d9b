import { readFileSync } from 'node:fs';
import { findThreats } from './src/detectors/threats/find-threats.ts';
import { findExtortion } from './src/detectors/threats/extortion.ts';
const hit=(t: string)=>{const x=findThreats(t); const e=findExtortion(t,x); return x.length>0||e!==null ? x.map(y=>y.rule.id).join(',')+(e?' EXT':''):null;};
for (const lang of ['en','it']) { const rows=readFileSync(`/work/shared/data/text-hatecheck-${lang}/dev.jsonl`,'utf8').trim().split('\n').map(l=>JSON.parse(l)); const key=Object.keys(rows[0]).join(); console.log(key); const by=new Map<string,string[]>(); for (const r of rows) { const bad=(r.label??r.label_gold)==='hateful'; if (bad) continue; const h=hit(r.text??r.test_case); if (h) by.set(r.functionality, [...(by.get(r.functionality)??[]), (r.text??r.test_case)+'  <'+h+'>']); } for (const [k,v] of by) console.log(lang,k,v.length,'\n   ',v.join('\n    ')); }

import { readFileSync } from 'node:fs';
import { findThreats } from './src/detectors/threats/find-threats.ts';
import { findExtortion } from './src/detectors/threats/extortion.ts';
let n=0,all=0; for (const l of readFileSync('/tmp/ord.txt','utf8').trim().split('\n')) { const [k,t]=l.split('|'); all++; const x=findThreats(t!); const e=findExtortion(t!,x); if (x.length||e) { n++; console.log(k,'|',t,'|',x.map(y=>y.rule.id+(y.rule.isWeak?'(weak)':'')).join(','),e?'EXT':''); } }
console.log(n,all);

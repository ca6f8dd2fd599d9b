import { say } from '@vedetta/messages/say.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { onnxJudge } from '../detectors/plug-ins/onnx-judge.ts';
import { BadPlugIn, parsePlugIn } from '../detectors/plug-ins/plug-in.ts';
import type { LoadedPlugIn } from '../detectors/plug-ins/plug-in-detector.ts';
import { httpJudge } from './http-judge.ts';

/**
 * The plug-ins that `DATA_DIR/lists/plug-ins` describes, in the order of their names.
 * @param folder it need not be there; null for none.
 */
export function plugInsIn(folder: string | null): LoadedPlugIn[] {
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const id = parse(name).name;
      try {
        const plugIn = parsePlugIn(id, readFileSync(join(folder, name), 'utf8'));
        if ('http' in plugIn) return { plugIn, judge: httpJudge(plugIn) };
        const model = join(folder, plugIn.onnx.file);
        if (!existsSync(model))
          throw new BadPlugIn(id, `there is no file ${plugIn.onnx.file} beside it`);
        return { plugIn, judge: onnxJudge(plugIn, () => readFile(model)) };
      } catch (error) {
        return {
          id: id.slice(0, 60),
          problem:
            error instanceof BadPlugIn
              ? [error.said]
              : [
                  say('whyPlugInUnreadable', { name: id.slice(0, 60) }),
                  say('adviceMakePlugInReadable'),
                ],
        };
      }
    });
}

import type { Message } from '@vedetta/messages/message.ts';
import { SaidError } from '@vedetta/messages/said-error.ts';
import { say } from '@vedetta/messages/say.ts';
import { fork, type ChildProcess } from 'node:child_process';
import type { WatchVersion } from '@vedetta/detection/detectors/watch-list/recent.ts';
import type { ReportRow, ScanResult } from '@vedetta/detection/engine/detector.ts';
import type {
  ParentMessage,
  ScanRequest,
  StoredFile,
  WhichLists,
} from '@vedetta/detection/worker/protocol.ts';
import { MEMORY_MARK, WORK_MARK } from '@vedetta/detection/worker/watchdog.ts';
import type { OperatorGiven, ScanLimits, WatchSource } from './scan-options.ts';
import { parseReading, parseScanResult, parseWorkerMessage } from './worker-message.ts';

/** What crosses the channel of a source. */
const versionOf = (source: WatchSource | null): WatchVersion | null =>
  source === null
    ? null
    : {
        companyId: source.companyId,
        version: source.version,
        ...(source.isTrial === undefined ? {} : { isTrial: source.isTrial }),
      };

/** A scan that ended without a result. */
export class ScanFailure extends SaidError {}

interface Task {
  id: number;
  /** Takes what the worker answered. @throws when it makes no sense. */
  accept: (answer: unknown) => void;
  reject: (error: Error) => void;
  onProgress: (done: number, total: number) => void;
  /** Those the worker may still ask for. */
  lists: Map<WhichLists, WatchSource>;
  /**
   * The time of the file runs from when the worker is ready, not while its process still starts.
   */
  timer: NodeJS.Timeout | null;
}

/** A bound for a start that hangs: a busy machine takes half a minute. */
const START_MS = 120_000;
const WORK_MS = 60_000;
// Beside the limit of the heap stands where its first full collection is. Such a collection throws
// away the compiled code of regular expressions, compiling
// those of a text again makes enough garbage for the next one, and a text took 600 ms in place of 6
// as long as V8 began at 50 MB.

const tookLonger = (milliseconds: number) =>
  say('scannerTimeLimit', { seconds: Math.ceil(milliseconds / 1000) });

/** One worker process, warm between files. After `alive` turned false it is of no more use. */
export class ScanChild {
  alive = true;
  scans = 0;
  /** Its resident memory when the last file was done; 0 before. */
  heldBytes = 0;
  readonly pid: number | undefined;
  readonly #child: ChildProcess;
  readonly #limits: ScanLimits;
  readonly #onFiles: OperatorGiven['onFiles'];
  readonly #exited: Promise<void>;
  #task: Task | null = null;
  #lastWords = '';
  #killedFor: Message | null = null;
  #ready = false;
  readonly #startTimer: NodeJS.Timeout;

  /** `given`: where the worker finds what the operator gives; empty for nothing. */
  constructor(script: string, limits: ScanLimits, given: OperatorGiven = {}) {
    this.#limits = limits;
    this.#onFiles = given.onFiles;
    this.#child = fork(
      script,
      [
        String(limits.megabytes),
        given.lists ?? '',
        given.clamd ?? '',
        given.isReadLater === true ? 'later' : '',
        given.tesseract ?? '',
        given.onFiles === undefined ? '' : 'tell',
        String(limits.workMilliseconds ?? WORK_MS),
        String(limits.budgetMilliseconds ?? ''),
      ],
      {
        // Nothing of ours is in its environment: no database address, no set-up code.
        env: {},
        execArgv: [
          `--max-old-space-size=${Math.floor(limits.megabytes * 0.75)}`,
          `--initial-old-space-size=${Math.floor(limits.megabytes * 0.25)}`,
        ],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.pid = this.#child.pid;
    const startMs = limits.startMilliseconds ?? START_MS;
    this.#startTimer = setTimeout(() => {
      this.kill(say('scannerStartTimeLimit', { seconds: startMs / 1000 }));
    }, startMs);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString()).slice(-2000);
    });
    this.#child.on('message', (message) => {
      this.#receive(message);
    });
    this.#exited = new Promise((resolve) => {
      const end = (reason: Message) => {
        this.alive = false;
        clearTimeout(this.#startTimer);
        this.#settle()?.reject(new ScanFailure(this.#killedFor ?? reason));
        resolve();
      };
      this.#child.on('error', (error) => {
        end(say('scannerNoStart', { words: error.message }));
      });
      // `close` comes after the last of standard error was read, `exit` may come before.
      this.#child.on('close', (code, signal) => {
        end(this.#reasonOfExit(code, signal));
      });
    });
  }

  /**
   * Scans one file, and looks in it for what a company watches (and, for a trial, would watch). One
   * at a time.
   * @throws ScanFailure when the worker dies, hangs, or answers nonsense.
   */
  scan(
    file: StoredFile,
    onProgress: Task['onProgress'],
    signal: AbortSignal,
    watch: WatchSource | null = null,
    instead?: WatchSource | null,
  ): Promise<ScanResult> {
    return this.#run(
      { ...file, kind: 'scan' },
      parseScanResult,
      onProgress,
      signal,
      watch,
      instead,
    );
  }

  /**
   * Reads the text in the pictures of one file, and looks in it for what a company watches.
   * @throws ScanFailure as `scan` does.
   */
  read(
    file: StoredFile,
    signal: AbortSignal,
    watch: WatchSource | null = null,
  ): Promise<ReportRow[]> {
    return this.#run({ ...file, kind: 'read' }, parseReading, () => undefined, signal, watch);
  }

  #run<Result>(
    what: Pick<ScanRequest, 'kind'> & StoredFile,
    parse: (answer: unknown) => Result,
    onProgress: Task['onProgress'],
    signal: AbortSignal,
    watch: WatchSource | null,
    instead?: WatchSource | null,
  ): Promise<Result> {
    this.scans += 1;
    const id = this.scans;
    const abort = () => {
      this.kill(say('scanStopped'));
    };
    return new Promise<Result>((resolve, reject) => {
      const lists = new Map<WhichLists, WatchSource>();
      if (watch !== null) lists.set('watch', watch);
      if (instead != null) lists.set('instead', instead);
      const accept = (answer: unknown) => {
        const result = parse(answer);
        this.#settle();
        resolve(result);
      };
      this.#task = { id, accept, reject, onProgress, lists, timer: null };
      if (this.#ready) this.#startClock();
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
      if (!this.alive) this.#settle()?.reject(new ScanFailure(say('scannerStoppedBeforeScan')));
      else
        this.#send({
          ...what,
          id,
          watch: versionOf(watch),
          ...(instead === undefined ? {} : { instead: versionOf(instead) }),
        });
    }).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  }

  /** Ends the process at once; a scan under way fails with the reason. */
  kill(reason: Message): void {
    this.#killedFor ??= reason;
    this.alive = false;
    this.#child.kill('SIGKILL');
  }

  /** Ends the process and waits until it is gone. */
  async stop(): Promise<void> {
    this.kill(say('serverStopping'));
    await this.#exited;
  }

  #receive(value: unknown): void {
    try {
      const message = parseWorkerMessage(value);
      if (message.kind === 'ready') {
        this.#ready = true;
        clearTimeout(this.#startTimer);
        this.#startClock();
        return;
      }
      if (message.kind === 'files') {
        this.#onFiles?.(message.files);
        return;
      }
      if (message.kind === 'holds') {
        this.heldBytes = message.bytes;
        return;
      }
      if (message.id !== this.#task?.id) return;
      if (message.kind === 'progress') this.#task.onProgress(message.done, message.total);
      else if (message.kind === 'wants-lists') this.#giveLists(this.#task, message.which);
      else if (message.kind === 'failed') this.#settle()?.reject(new ScanFailure(message.why));
      else this.#task.accept(message.result);
    } catch {
      this.kill(say('scannerResultInvalid'));
    }
  }

  #send(message: ParentMessage): void {
    this.#child.send(message, (error) => {
      if (error !== null) this.kill(say('scannerStoppedBeforeScan'));
    });
  }

  /** @throws when there are none, or the worker asks twice. */
  #giveLists(task: Task, which: WhichLists): void {
    const source = task.lists.get(which);
    if (source === undefined) throw new Error('No lists for this scan.');
    task.lists.delete(which);
    source.load().then(
      (lists) => {
        if (this.alive) this.#send({ kind: 'lists', id: task.id, lists });
      },
      () => {
        this.kill(say('watchListsUnreadable'));
      },
    );
  }

  #startClock(): void {
    if (this.#task === null) return;
    const { milliseconds } = this.#limits;
    this.#task.timer = setTimeout(() => {
      this.kill(tookLonger(milliseconds));
    }, milliseconds);
  }

  #settle(): Task | null {
    const task = this.#task;
    this.#task = null;
    if (task?.timer != null) clearTimeout(task.timer);
    return task;
  }

  #reasonOfExit(code: number | null, signal: NodeJS.Signals | null): Message {
    if (this.#lastWords.includes(MEMORY_MARK) || this.#lastWords.includes('heap out of memory')) {
      return say('scannerMemoryLimit', { most: this.#limits.megabytes });
    }
    if (this.#lastWords.includes(WORK_MARK))
      return tookLonger(this.#limits.workMilliseconds ?? WORK_MS);
    return say('scannerStoppedUnexpectedly', { why: signal ?? `code ${code ?? 'unknown'}` });
  }

  /** The end of what the process wrote to standard error, for the log. */
  get lastWords(): string {
    return this.#lastWords;
  }
}

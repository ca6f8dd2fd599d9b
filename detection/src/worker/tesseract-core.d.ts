/** The parts of the Tesseract build that are used here; the package has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd.js' {
  interface TesseractApi {
    /** 0 when the languages could be loaded. */
    Init(folder: string, languages: string, engine: number, config: null): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file `/input`. 1 when it is no picture. */
    SetImageFile(orientation: number, angle: number): number;
    /** False where there are too few letters. */
    DetectOS(turn: TesseractTurn): boolean;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  }
  /** Which way up a page stands. `orientation_id` counts quarters that it was turned clockwise. */
  interface TesseractTurn {
    best_result: { orientation_id: number; oconfidence: number };
  }
  interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
    OSResults: new () => TesseractTurn;
    destroy(thing: TesseractTurn): void;
  }
  export default function load(options: {
    wasmBinary: Uint8Array;
    TesseractProgress(): void;
    print(): void;
    printErr(): void;
  }): Promise<TesseractModule>;
}

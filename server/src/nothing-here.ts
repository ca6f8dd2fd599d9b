import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * The end of the line: what nobody took is 404, an address that cannot be read 400. Express' own
 * answers wait until the whole body is there, for as long as it drips.
 */
export function nothingHere(
  log: Logger,
): [RequestHandler, (error: unknown, req: Request, res: Response, next: NextFunction) => void] {
  const answer = (res: Response, status: number, words: string) => {
    res
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .type('text/plain')
      .send(words);
  };
  return [
    (_req, res) => {
      answer(res, 404, 'There is nothing at this address.');
    },
    // Express knows error handlers by their four parameters.
    (error, req, res, _next) => {
      const isTheirs = error instanceof Error && 'status' in error && Number(error.status) < 500;
      if (!isTheirs)
        log.error({ err: error, method: req.method }, 'a request could not be answered');
      if (res.headersSent) res.destroy();
      else
        answer(
          res,
          isTheirs ? 400 : 500,
          isTheirs
            ? 'This address cannot be read.'
            : 'Something went wrong on our side. Try again.',
        );
    },
  ];
}

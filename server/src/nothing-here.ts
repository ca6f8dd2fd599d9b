import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * The last handlers: 404 for a URL that no route serves, 400 for a malformed one. Express' own
 * responses wait for the whole body, however slowly it arrives.
 */
export function nothingHere(
  log: Logger,
): [RequestHandler, (error: unknown, req: Request, res: Response, next: NextFunction) => void] {
  const answer = (res: Response, status: number, text: string) => {
    res
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .type('text/plain')
      .send(text);
  };
  return [
    (_req, res) => {
      answer(res, 404, 'There’s nothing at this URL.');
    },
    // Express knows error handlers by their four parameters.
    (error, req, res, _next) => {
      const isTheirs = error instanceof Error && 'status' in error && Number(error.status) < 500;
      if (!isTheirs) log.error({ err: error, method: req.method }, 'Request failed');
      if (res.headersSent) res.destroy();
      else
        answer(
          res,
          isTheirs ? 400 : 500,
          isTheirs ? 'This URL is invalid.' : 'Something went wrong on the server. Try again.',
        );
    },
  ];
}

import type { NextFunction, Request, RequestHandler, Response } from "express"

type Layer<Req> = (req: Req, res: Response, next: NextFunction) => unknown

/**
 * Layers that every request of theirs passes, as one of Express's: it looks at a request's address
 * anew for each of its own, which takes longer than what most of ours do. A failure that one throws,
 * rejects with or hands on ends the row, as it would there.
 */
export function inOrder<Req extends Request>(
  layers: readonly Layer<Req>[],
): Layer<Req> & RequestHandler {
  const pass = (req: Request, res: Response, next: NextFunction) => {
    let at = 0
    const goOn = (failure?: unknown) => {
      const layer = failure === undefined ? layers[at] : undefined
      at += 1
      if (!layer) return next(failure)
      try {
        const done = layer(req as Req, res, goOn)
        if (done instanceof Promise) done.catch(next)
      } catch (error) {
        next(error)
      }
    }
    goOn()
  }
  return pass
}

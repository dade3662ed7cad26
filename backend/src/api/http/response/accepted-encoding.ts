import type { Request, Response } from "express"

export type Encoding = "br" | "gzip"

const BEST_FIRST: readonly Encoding[] = ["br", "gzip"]

/** The smallest encoding that the caller takes; caches are told that it depends on the caller. */
export function acceptedEncoding(
  req: Pick<Request, "acceptsEncodings">,
  res: Pick<Response, "vary">,
): Encoding | undefined {
  res.vary("Accept-Encoding")
  // Asked one by one: in a browser's own order gzip comes before br.
  return BEST_FIRST.find((encoding) => req.acceptsEncodings(encoding))
}

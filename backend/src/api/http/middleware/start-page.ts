import type { Request, Response } from "express"

/** Where Medusa Admin opens: the page of what waits for staff. Its own start page is the list of orders. */
const START = "/app/to-deliver"

/** Leads from Medusa Admin's bare address to its start page; Medusa has no setting for it. */
export function openStartPage(_req: Request, res: Response): void {
  res.redirect(302, START)
}

import { changesSchema, type Change, type Changes } from "../../src/contract/change/change"
import type { Answer, TestApi } from "../setup/test-api"

type Asked = { after?: string | undefined; types?: string; limit?: number }

/** Reads the feed with a token of staff, as a program does. */
export function feedReader(api: TestApi, tokenOf: () => string) {
  const ask = (asked: Asked): Promise<Answer> => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) {
      if (value !== undefined) query.set(name, String(value))
    }
    return api.call({ method: "GET", path: `/admin/changes?${query}`, token: tokenOf() })
  }
  const page = async (asked: Asked): Promise<Changes> => {
    const { status, body } = await ask(asked)
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return changesSchema.parse(body)
  }
  /** All that changed behind a cursor, page by page, and the cursor behind it. */
  const rest = async (asked: Asked): Promise<{ changes: Change[]; next: string }> => {
    const changes: Change[] = []
    for (let at = asked.after; ;) {
      const { next, more, ...told } = await page({ ...asked, after: at })
      changes.push(...told.changes)
      if (!more) return { changes, next }
      at = next
    }
  }
  const now = async () => (await page({ after: "now" })).next
  return { ask, page, rest, now }
}

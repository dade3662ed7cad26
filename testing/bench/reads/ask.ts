import type { Target } from "../wrk/run-wrk"

/** What a target answers. Throws where it refuses. */
export async function ask<Body>({ url, headers = {} }: Target): Promise<Body> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

/** The same, for the tag that a client keeps with it. */
export async function tagOf({ url }: Target): Promise<string> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  const tag = answer.headers.get("etag")
  if (!tag) throw new Error(`${url} has no tag`)
  return tag
}

import { connect } from "../../testkit/shop/database"
import { wordsOf } from "../growth/searches"
import { ROWS } from "./goals"

/** What visitors ask for, so much of it that no two who ask at once want the same. */
export type Visits = {
  /** Calls of the shop's list, page by page from the first to the last full one. */
  pages: string[]
  /** A part of each product: its call, and Medusa's id of the product. */
  parts: { call: string; product: string }[]
  /** Words of names, each of which some part has. */
  words: string[]
}

/** More pages and parts would not fit the command line of wrk. */
const MOST = 500

/** Of a running shop and its database. */
export async function readVisits(shop: string, databaseUrl: string): Promise<Visits> {
  const client = await connect(databaseUrl)
  const { rows } = await client.query<{ product: string; part: string; title: string }>(
    `select p.id as product, min(v.id) as part, p.title
    from product p join product_variant v on v.product_id = p.id
    where p.deleted_at is null and v.deleted_at is null and p.status = 'published'
    group by p.id having count(*) > 1 order by md5(p.id) limit $1`,
    [MOST],
  )
  await client.end()
  return {
    pages: await pagesOf(shop),
    parts: rows.map(({ product, part }) => ({ product, call: `/api/v1/product/${part}` })),
    words: [...new Set(rows.map(({ title }) => wordsOf(title)))],
  }
}

/** A call of the list for parts of these words. */
export function searchCall(words: string): string {
  return `/api/v1/products?limit=${ROWS}&q=${encodeURIComponent(words)}`
}

async function pagesOf(shop: string): Promise<string[]> {
  const pages: string[] = []
  let call: string | undefined = `/api/v1/products?limit=${ROWS}`
  while (call && pages.length < MOST) {
    const answer: Response = await fetch(shop + call)
    const { data } = (await answer.json()) as { data: unknown[] }
    if (data.length < ROWS) break
    pages.push(call)
    call = /^<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1]
  }
  return pages
}

import { pagePath, ROWS } from "./calls"

const MOST_ROWS = 1000

/** Paths of a page nine tenths down and of the last one; the way there is page by page. */
export async function deepPages(url: string): Promise<{ deep: string; last: string }> {
  const total = await totalOf(url)
  const down = async (cursor: string, rows: number) => {
    let place = cursor
    for (let left = rows; left > 0; left -= MOST_ROWS) {
      place = await cursorBehind(url, place, Math.min(left, MOST_ROWS))
    }
    return place
  }
  const tenths = Math.floor(total * 0.9)
  const deep = await down("", tenths)
  const last = await down(deep, total - tenths - ROWS)
  return { deep: pagePath(`cursor=${deep}`), last: pagePath(`cursor=${last}`) }
}

async function totalOf(url: string): Promise<number> {
  const answer = await fetch(url + pagePath(""))
  await answer.arrayBuffer()
  return Number(answer.headers.get("x-total-count"))
}

async function cursorBehind(url: string, cursor: string, rows: number): Promise<string> {
  const place = cursor && `&cursor=${cursor}`
  const answer = await fetch(`${url}/api/v1/products?limit=${rows}${place}`)
  await answer.arrayBuffer()
  const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get("link") ?? "")?.[1]
  if (!next) throw new Error(`There is no page behind ${rows} rows`)
  return next
}

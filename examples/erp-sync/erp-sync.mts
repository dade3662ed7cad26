/**
 * Keeps an ERP and the shop together, by a key with the scopes orders:read and stock: writes what
 * happens to orders into a folder, an event a file, and sends the ERP's stock when its file is another.
 * Killed at any moment it goes on where it was. The README tells how it is run.
 */
import { createHash } from "node:crypto"
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"

const { SHOP_URL = "http://127.0.0.1:9000", SHOP_KEY = "", ERP_FOLDER = "erp" } = process.env
const TYPES = "order.placed,order.paid,order.changed,order.cancelled,order.refunded"
const PAUSE_MS = 5000

type Change = { cursor: string; type: string; at: string; thing_id: string; data: unknown }
type Changes = { changes: Change[]; next: string; more: boolean }
/** What is remembered between two runs. */
type State = { after?: string; stock?: string }
type Verdict = { row: number; key: string; status: string; field?: string; message?: string }

const inErp = (...parts: string[]) => path.join(ERP_FOLDER, ...parts)
const authorization = `Basic ${Buffer.from(`${SHOP_KEY}:`).toString("base64")}`

/** Calls the shop; waits and asks again where it is busy, restarted or out of reach. */
async function call(address: string, options: RequestInit = {}): Promise<Response> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 60_000)) {
    const headers = { authorization, ...options.headers }
    const answer = await fetch(SHOP_URL + address, { ...options, headers }).catch(() => undefined)
    if (answer?.ok) return answer
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    }
    await pause(Number(answer?.headers.get("retry-after")) * 1000 || wait)
  }
}

/** Whole or not at all: a file that is half written has another name. */
async function write(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(content, null, 2))
  await rename(`${file}.new`, file)
}

async function readState(): Promise<State> {
  try {
    return JSON.parse(await readFile(inErp("state.json"), "utf8")) as State
  } catch {
    return {}
  }
}

/** Takes what changed, page by page. One that a kill cut short is taken again, to the same files. */
async function pull(state: State): Promise<State> {
  for (let read = state; ;) {
    const query = new URLSearchParams({ types: TYPES, ...(read.after && { after: read.after }) })
    const answer = await call(`/admin/changes?${query}`)
    const { changes, next, more } = (await answer.json()) as Changes
    for (const change of changes) {
      const name = `${change.type}-${change.thing_id}-${change.cursor}.json`
      await write(inErp("inbox", name), change)
    }
    read = { ...read, after: next }
    await write(inErp("state.json"), read)
    if (!more) return read
  }
}

/** Sends stock.csv (sku, and available or physical) when it is another than was sent last. */
async function push(state: State): Promise<State> {
  const file = inErp("stock.csv")
  // When it was counted: what was sold since is taken off by the shop.
  const counted = await stat(file).catch(() => undefined)
  if (!counted) return state
  const body = await readFile(file, "utf8")
  const stock = createHash("sha256").update(body).digest("hex")
  if (stock === state.stock) return state
  const as_of = counted.mtime.toISOString()
  const headers = { "content-type": "text/csv" }
  const answer = await call(`/admin/sync/stock?as_of=${as_of}`, { method: "POST", headers, body })
  const lines = (await answer.text()).trim().split("\n")
  const end = JSON.parse(lines.pop() ?? "{}") as { run?: { state: string } }
  // Without its last line the answer broke off: the file is sent once more, which is harmless.
  if (end.run?.state !== "done") return state
  const verdicts = lines.map((line) => JSON.parse(line) as Verdict)
  await write(
    inErp("refused.json"),
    verdicts.filter(({ status }) => status === "invalid"),
  )
  const sent = { ...state, stock }
  await write(inErp("state.json"), sent)
  return sent
}

await mkdir(inErp("inbox"), { recursive: true })
for (let state = await readState(); ;) {
  state = await push(await pull(state))
  if (process.argv.includes("--once")) break
  await pause(PAUSE_MS)
}

import { acesRunSchema, type AcesRun } from "../../../src/contract/aces/aces-import"
import type { Answer, TestApi } from "../test-api"

const WORKING = ["receiving", "reading", "checking", "applying"]

type File = {
  brand?: string
  type?: string
  /** What Footer says; as many as there are where nothing is named. */
  count?: number
}

/** An ACES file of these Apps. */
export function acesOf(
  apps: readonly string[],
  { brand = "BKZZ", type = "FULL", count = apps.length }: File = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ACES version="4.2">
<Header>
<Company>Nobody</Company><SenderName>Nobody</SenderName><SenderPhone>0</SenderPhone>
<TransferDate>2026-11-25</TransferDate><BrandAAIAID>${brand}</BrandAAIAID>
<DocumentTitle>Brakes</DocumentTitle><EffectiveDate>2026-11-25</EffectiveDate>
<SubmissionType>${type}</SubmissionType><VcdbVersionDate>2026-10-30</VcdbVersionDate>
</Header>
${apps.join("\n")}
<Footer><RecordCount>${count}</RecordCount></Footer>
</ACES>`
}

type App = {
  part: string
  /** BaseVehicle's id, or all that names the vehicle. */
  vehicle: number | string
  action?: "A" | "D"
  qualifiers?: string
  note?: string
  quantity?: number
  position?: number
}

export function acesApp({
  part,
  vehicle,
  action = "A",
  qualifiers = "",
  note,
  quantity = 2,
  position,
}: App): string {
  const named = typeof vehicle === "number" ? `<BaseVehicle id="${vehicle}"/>` : vehicle
  const told = note === undefined ? "" : `<Note>${note}</Note>`
  const place = position === undefined ? "" : `<Position id="${position}"/>`
  return `<App action="${action}" id="1">${named}${qualifiers}${told}<Qty>${quantity}</Qty><PartType id="1684"/>${place}<Part>${part}</Part></App>`
}

/** What staff do with ACES files, as Medusa Admin asks for it. */
export function acesDesk(api: TestApi, token: () => string) {
  const ask = (path: string, body?: unknown, method = "POST"): Promise<Answer> =>
    api.call({ method, path: `/admin/aces-imports${path}`, token: token(), body })
  const runOf = ({ status, body }: Answer): AcesRun => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return acesRunSchema.parse((body as { run: unknown }).run)
  }
  const read = async (id: string) => runOf(await ask(`/${id}`, undefined, "GET"))
  const settled = async (id: string): Promise<AcesRun> => {
    await expect.poll(async () => WORKING.includes((await read(id)).state)).toBe(false)
    return read(id)
  }
  const begin = async (content: string | Buffer, size = Buffer.byteLength(content)) =>
    runOf(await ask("", { file_name: "brakes.xml", size }))
  const put = (id: string, at: number, content: string | Buffer): Promise<Answer> =>
    api.call({
      method: "POST",
      path: `/admin/aces-imports/${id}/content?at=${at}`,
      token: token(),
      body: Buffer.from(content),
      headers: { "content-type": "application/xml" },
    })
  const send = async (content: string | Buffer): Promise<AcesRun> => {
    const { id } = await begin(content)
    runOf(await put(id, 0, content))
    return settled(id)
  }
  const apply = async (id: string, body = {}): Promise<AcesRun> => {
    runOf(await ask(`/${id}/apply`, body))
    return settled(id)
  }
  return {
    ...{ ask, read, settled, begin, put, send, apply },
    check: async (id: string) => {
      runOf(await ask(`/${id}/check`))
      return settled(id)
    },
    take: async (content: string) => apply((await send(content)).id),
    map: (mapping: object) => ask("/mappings", mapping),
  }
}

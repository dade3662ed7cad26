import { knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type * as Prepared from "../prepared-query"

const SETTINGS = "../../../settings/environment"

type Sent = { name?: string; text: string; values: readonly unknown[] }

/** What a database is sent by a process with this setting, and what its listeners hear. */
async function sentWith(
  databasePrepared: boolean,
  ask: (
    query: (statement: string, bindings?: Record<string, unknown>) => Promise<unknown>,
  ) => Promise<unknown>,
  answer: () => Promise<unknown> = () => Promise.resolve({ rows: [{ one: 1 }] }),
) {
  vi.doMock(SETTINGS, () => ({ readEnvironment: () => ({ databasePrepared }) }))
  onTestFinished(() => void vi.doUnmock(SETTINGS))
  vi.resetModules()
  const { queryPrepared } = await vi.importActual<typeof Prepared>("../prepared-query")
  const database = knex({ client: "pg" })
  const sent: Sent[] = []
  const heard: string[] = []
  const query = (one: Sent) => {
    sent.push(one)
    return answer()
  }
  const acquireConnection = () => Promise.resolve({ __knexUid: "one", query })
  const releaseConnection = () => Promise.resolve(void heard.push("released"))
  Object.assign(database.client, { acquireConnection, releaseConnection })
  for (const event of ["query", "query-response", "query-error"]) {
    database.client.on(event, () => void heard.push(event))
  }
  const container = { resolve: () => database } as unknown as MedusaContainer
  const answered = await ask((statement, bindings) => queryPrepared(container, statement, bindings))
  return { sent, heard, answered }
}

describe("queryPrepared", () => {
  it("gives a statement its name, and leaves it out for a pooler that does not know names", async () => {
    const one = await sentWith(true, (query) => query("select 1 as one"))
    expect(one.answered).toEqual([{ one: 1 }])
    expect(one.sent).toEqual([
      { name: expect.stringMatching(/^[0-9a-f]{32}$/), text: "select 1 as one", values: [] },
    ])
    const { sent } = await sentWith(false, (query) => query("select 1 as one"))
    expect(sent).toEqual([{ text: "select 1 as one", values: [] }])
  })

  it("binds each name wherever it stands, lists too, whatever order they are given in", async () => {
    const { sent, heard } = await sentWith(true, async (query) => {
      const statement = "select :b, cast(:a as text[]), '12:30', :b"
      await query(statement, { a: ["x"], b: 2 })
      await query(statement, { b: null, a: [] })
    })
    expect(sent.map(({ text, values }) => ({ text, values }))).toEqual([
      { text: "select $1, cast($2 as text[]), '12:30', $3", values: [2, ["x"], 2] },
      { text: "select $1, cast($2 as text[]), '12:30', $3", values: [null, [], null] },
    ])
    expect(heard).toEqual(Array(2).fill(["query", "query-response", "released"]).flat())
  })

  it("says which statement failed, and gives its connection back", async () => {
    const { heard, answered } = await sentWith(
      true,
      (query) => query("select 1").catch((error: Error) => error.message),
      () => Promise.reject(new Error("Connection terminated")),
    )
    expect(answered).toBe("select 1 - Connection terminated")
    expect(heard).toEqual(["query", "query-error", "released"])
  })
})

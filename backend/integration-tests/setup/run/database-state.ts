import { Client, type QueryConfig, type QueryResultRow } from "pg"
import { setTimeout as delay } from "node:timers/promises"

const QUIET_LIMIT_MS = 20_000
const POLL_MS = 10

const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`
const SEQUENCES = `select sequencename as name, last_value as value from pg_sequences
  where schemaname = 'public'`
/** What the shop is doing at this moment, for itself or for a test. */
const BUSY = `select state, query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend' and state <> 'idle' and query <> 'select 1'`
/** They follow what is put back, by triggers that always fire; the tally is a sum of differences. */
const FOLLOWING = [
  "catalogue_entry",
  "catalogue_cost",
  "catalogue_place",
  "catalogue_price",
  "catalogue_number",
  "catalogue_word",
  "catalogue_pending",
  "catalogue_tally",
  "catalogue_unlisted",
  "order_entry",
  "low_level",
  "listed_price",
]

/** The same rows in another era: what the shop counted for a test, and would tell for a minute, is over. */
const TALLY_ANEW = `create temporary table tally on commit drop as select * from catalogue_tally;
  truncate catalogue_tally;
  insert into catalogue_tally select * from tally`

type Named<Value> = { name: string } & Value

/** A state of all tables: what their rows are, and by what a change of them shows. */
export type DatabaseState = {
  rows: Map<string, string>
  sequences: Map<string, string | null>
  marks: Map<string, string>
}

/** Remembers states of a database and puts it back to one, as far as it differs from that. */
export class DatabaseKeeper {
  #line: Promise<Client> | undefined
  #tables: string[] = []

  constructor(private readonly connectionString: string) {}

  async open(): Promise<this> {
    const { rows } = await this.#query<Named<object>>(TABLES)
    this.#tables = rows.map(({ name }) => name)
    return this
  }

  async close(): Promise<void> {
    await (await this.#line)?.end()
  }

  /** The state of this moment. What did not change since `known` is taken from there. */
  async read(known?: DatabaseState): Promise<DatabaseState> {
    await this.#quiet()
    const marks = await this.#marks()
    const rows = new Map(known?.rows)
    const changed = this.#tables.filter(
      (name) => !known || known.marks.get(name) !== marks.get(name),
    )
    for (const [name, content] of await this.#rowsOf(changed)) rows.set(name, content)
    return { rows, marks, sequences: await this.#sequences() }
  }

  /** Puts every table and sequence that is not as in `state` back to it. */
  async restore(state: DatabaseState): Promise<void> {
    await this.#quiet()
    const marks = await this.#marks()
    const changed = this.#tables.filter(
      (name) => !FOLLOWING.includes(name) && state.marks.get(name) !== marks.get(name),
    )
    if (changed.length > 0) await this.#putBack(changed, state)
    // From now on this is how the state looks; nothing but these was written meanwhile.
    const written = [...changed, ...FOLLOWING]
    const after = changed.length > 0 ? await this.#marks(written) : marks
    for (const [name, mark] of after) state.marks.set(name, mark)
    await this.#putSequencesBack(state)
  }

  async #putBack(tables: string[], state: DatabaseState): Promise<void> {
    await this.#query("begin")
    // Neither foreign keys nor guards have a say: what is put back was in order.
    await this.#query("set local session_replication_role = replica")
    const rows = tables.map((name) => state.rows.get(name) ?? "[]")
    await this.#query(tables.map((name) => `delete from "${name}"`).join(";"))
    for (const [index, name] of tables.entries()) {
      if (rows[index] === "[]") continue
      const values = `select * from jsonb_populate_recordset(null::"${name}", $1)`
      await this.#query(`insert into "${name}" ${values}`, [rows[index]])
    }
    await this.#query(TALLY_ANEW)
    await this.#query("commit")
  }

  async #putSequencesBack({ sequences }: DatabaseState): Promise<void> {
    for (const [name, value] of await this.#sequences()) {
      const wanted = sequences.get(name) ?? null
      if (value === wanted) continue
      await this.#query("select setval($1::regclass, $2, $3)", [
        `"${name}"`,
        wanted ?? "1",
        wanted !== null,
      ])
    }
  }

  async #sequences(): Promise<Map<string, string | null>> {
    const { rows } = await this.#query<Named<{ value: string | null }>>(SEQUENCES)
    return new Map(rows.map(({ name, value }) => [name, value]))
  }

  /** How many rows a table has, and the last transaction that wrote one: no change leaves both. */
  async #marks(tables?: string[]): Promise<Map<string, string>> {
    const each = (tables ?? this.#tables).map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from "${name}"`,
    )
    const { rows } = await this.#query<Named<{ mark: string }>>({
      // Of all tables it is asked before each test.
      ...(!tables && { name: "marks" }),
      text: each.join(" union all "),
    })
    return new Map(rows.map(({ name, mark }) => [name, mark]))
  }

  async #rowsOf(tables: string[]): Promise<Map<string, string>> {
    if (tables.length === 0) return new Map()
    const each = tables.map(
      (name) =>
        `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as content from "${name}" t`,
    )
    const { rows } = await this.#query<Named<{ content: string }>>(each.join(" union all "))
    return new Map(rows.map(({ name, content }) => [name, content]))
  }

  async #query<Row extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) {
    const client = await (this.#line ??= this.#connect())
    return client.query<Row>(statement, values)
  }

  /** A test may take the database away, and this connection with it: the next statement makes another. */
  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.connectionString })
    client.on("error", () => (this.#line = undefined))
    await client.connect()
    await client.query("set plan_cache_mode = force_generic_plan")
    // A look at all tables seems worth helpers, whose start takes ten times as long as the look.
    await client.query("set max_parallel_workers_per_gather = 0")
    return client
  }

  /** Waits until the shop writes nothing any more: mails and webhooks follow at their own time. */
  async #quiet(): Promise<void> {
    const end = Date.now() + QUIET_LIMIT_MS
    for (;;) {
      const { rows } = await this.#query<{ state: string; query: string }>(BUSY)
      if (rows.length === 0) return
      if (Date.now() > end) throw new Error(`The shop does not come to rest: ${rows[0]?.query}`)
      await delay(POLL_MS)
    }
  }
}

import { connect } from "../../testkit/shop/database"

/** Fitments of each part, and of each vehicle: a larger shop has more of both, and as many of one. */
const OF_PART = 20
const OF_VEHICLE = 400

const MODELS = 1000
const MAKES = 50

const NAMES = [
  `insert into vehicle_make (name, handle)
    select 'Make ' || n, 'bench-make-' || n from generate_series(1, ${MAKES}) n`,
  `insert into vehicle_model (make_id, name, handle)
    select k.id, 'Model ' || n, 'bench-model-' || n
    from generate_series(1, ${MODELS}) n join vehicle_make k on k.handle = 'bench-make-' || n % ${MAKES} + 1`,
]

/** Each is built for ten years; $1 of them. */
const VEHICLES = `insert into vehicle
    (model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to)
  select m.id, 'I', 'Estate', array['B' || n], 'Diesel', 1968, 110,
    (1990 + n % 25) * 100 + n % 12 + 1, (2000 + n % 25) * 100 + n % 12 + 1
  from generate_series(1, $1::int) n join vehicle_model m on m.handle = 'bench-model-' || n % ${MODELS} + 1`

/** A vehicle's parts lie all over the tables; every fifth fits under a condition, every third in some months. */
const FITMENTS = `insert into fitment
    (variant_id, vehicle_id, position, quantity, note, built_from, built_to, source)
  select part.id, vehicle.id, 'Front axle', 2,
    case when made % 5 = 0 then 'With 280 mm brake discs' else '' end,
    case when made % 3 = 0 then vehicle.built_from end,
    case when made % 3 = 0 then vehicle.built_from + 200 end, 'bench'
  from (select id, row_number() over (order by id) as place from product_variant) part
  cross join generate_series(1, ${OF_PART}) k
  cross join lateral (select part.place * 7919 + k * 104729 as made) drawn
  join (select *, row_number() over (order by id) - 1 as place from vehicle) vehicle
    on vehicle.place = made % $1`

/** Fills a shop with vehicles and fitments by the number of its parts; answers how many there are. */
export async function fillFitments(
  databaseUrl: string,
): Promise<{ parts: number; vehicles: number; fitments: number }> {
  const client = await connect(databaseUrl)
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
    const { rows } = await client.query<{ count: string }>("select count(*) from product_variant")
    const parts = Number(rows[0]?.count)
    const vehicles = Math.ceil((parts * OF_PART) / OF_VEHICLE)
    const { rows: known } = await client.query<{ count: string }>("select count(*) from fitment")
    // Of a shop that was kept.
    if (Number(known[0]?.count) > 0) return { parts, vehicles, fitments: Number(known[0]?.count) }
    for (const statement of NAMES) await client.query(statement)
    await client.query(VEHICLES, [vehicles])
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes
      where tablename = 'fitment' and indexname <> 'fitment_pkey'`,
    )
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
    await client.query("set session_replication_role = replica")
    const { rowCount } = await client.query(FITMENTS, [vehicles])
    await client.query("reset session_replication_role")
    for (const { indexdef } of indexes) await client.query(indexdef)
    await client.query("vacuum analyze")
    return { parts, vehicles, fitments: rowCount ?? 0 }
  } finally {
    await client.end()
  }
}

import { connect } from "../../testkit/shop/database"
import { BODIES, POSITIONS } from "./made-file"

const MAKES = 40
const MODELS_OF_MAKE = 10

const STATEMENTS = (vehicles: number) => [
  `insert into vehicle_make (id, name, handle)
    select n, 'Make ' || n, 'make-' || n from generate_series(1, ${MAKES}) n`,
  `insert into vehicle_model (id, make_id, name, handle)
    select n, 1 + (n - 1) / ${MODELS_OF_MAKE}, 'Model ' || n, 'model-' || n
    from generate_series(1, ${MAKES * MODELS_OF_MAKE}) n`,
  `insert into vehicle (id, model_id, generation, engine_codes, built_from, built_to)
    select n, 1 + n % ${MAKES * MODELS_OF_MAKE}, 'G' || n % 9, array['E' || n % 50],
      (1995 + n % 20) * 100 + 1, (2000 + n % 20) * 100 + 12
    from generate_series(1, ${vehicles}) n`,
  `insert into vehicle_key (scheme, value, vehicle_id)
    select 'vcdb', cast(n as text), n from generate_series(1, ${vehicles}) n`,
]

const MAPPING = "insert into aces_mapping (kind, value, action, text) values ($1, $2, 'text', $3)"

/** Made vehicles with keys, what the made file's other ids mean, and the SKUs of all parts. */
export async function fillVehicles(databaseUrl: string, vehicles: number): Promise<string[]> {
  const client = await connect(databaseUrl)
  for (const statement of STATEMENTS(vehicles)) await client.query(statement)
  const meant = { Position: POSITIONS, BodyType: BODIES }
  for (const [kind, texts] of Object.entries(meant)) {
    for (const [index, text] of texts.entries()) {
      await client.query(MAPPING, [kind, String(index + 1), text])
    }
  }
  await client.query("vacuum analyze")
  const { rows } = await client.query<{ sku: string }>(
    "select sku from product_variant order by id",
  )
  await client.end()
  return rows.map(({ sku }) => sku)
}

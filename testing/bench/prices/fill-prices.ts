import { connect } from "../../testkit/shop/database"

type Sizes = {
  groups: number
  /** Prices of each group's list: so many of the shop's variants. */
  prices: number
}

/** Lists that are written in one statement. */
const AT_ONCE = 10

/** The group whose member is measured: one in the middle. */
export const groupOf = ({ groups }: Sizes) => `bench_group_${Math.ceil(groups / 2)}`

const numbered = (name: string) => `'bench_${name}_' || n`

const GROUPS = [
  `insert into customer_group (id, name)
    select ${numbered("group")}, 'Bench ' || n from generate_series(1, $1::int) n`,
  `insert into price_list (id, title, description, type, status, rules_count)
    select ${numbered("list")}, 'Bench', '', 'override', 'active', 1
    from generate_series(1, $1::int) n`,
  `insert into price_list_rule (id, price_list_id, attribute, value)
    select ${numbered("rule")}, ${numbered("list")}, 'customer.groups.id',
      jsonb_build_array(${numbered("group")})
    from generate_series(1, $1::int) n`,
]

/** The same variants in each list: each of these has a price of every group. */
const PRICES = `insert into price
    (id, price_set_id, currency_code, amount, raw_amount, price_list_id, rules_count)
  select 'bench_' || n || '_' || priced.place, priced.price_set_id, 'usd', amount,
    jsonb_build_object('value', cast(amount as text), 'precision', 20), ${numbered("list")}, 0
  from generate_series($1::int, $2::int) n
  cross join (
    select price_set_id, row_number() over (order by variant_id desc) as place
    from product_variant_price_set order by variant_id desc limit $3) priced
  cross join lateral (
    select round(cast(4 + (priced.place * 7919 + n * 31) % 40000 / 100.0 as numeric), 2) as amount
  ) made`

/** Groups with a price list each, as Medusa Admin writes them, and one customer in one of the groups. */
export async function fillPrices(
  databaseUrl: string,
  { email, sizes }: { email: string; sizes: Sizes },
): Promise<void> {
  const client = await connect(databaseUrl)
  await client.query("set synchronous_commit = off")
  for (const statement of GROUPS) await client.query(statement, [sizes.groups])
  // Foreign keys would look at each row.
  await client.query("set session_replication_role = replica")
  for (let from = 1; from <= sizes.groups; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE - 1, sizes.groups)
    await client.query(PRICES, [from, to, sizes.prices])
  }
  await client.query("reset session_replication_role")
  await client.query(
    `insert into customer_group_customer (id, customer_id, customer_group_id)
    select 'bench_member', id, $2 from customer where email = $1 and has_account`,
    [email, groupOf(sizes)],
  )
  await client.query("vacuum analyze")
  await client.end()
}

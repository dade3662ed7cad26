import fc from "fast-check"

/** A write by SQL, as an import or another program does it; the parts of the test have numbers. */
export type CatalogueWrite = { statement: string; bindings: (string | number)[] }

const PRODUCT = "(select id from product order by id offset ? limit 1)"
const VARIANT = "(select id from product_variant order by id offset ? limit 1)"
const CATEGORY = "(select id from product_category order by id offset ? limit 1)"

const part = fc.nat({ max: 7 })
const few = fc.nat({ max: 3 })
const flag = fc.constantFrom("true", "false")
const gone = fc.constantFrom("now()", "null")
const edge = fc.constantFrom("null", "null", "40", "100")
const amount = fc.integer({ min: 1, max: 400 })

const write = fc.oneof(
  fc.tuple(fc.constantFrom("published", "draft"), part).map(([status, index]) => ({
    statement: `update product set status = ? where id = ${PRODUCT}`,
    bindings: [status, index],
  })),
  fc.tuple(fc.nat({ max: 99 }), part).map(([number, index]) => ({
    statement: `update product set title = 'Renamed ' || ? || ' ' || id where id = ${PRODUCT}`,
    bindings: [number, index],
  })),
  fc.tuple(gone, part).map(([when, index]) => ({
    statement: `update product set deleted_at = ${when} where id = ${PRODUCT}`,
    bindings: [index],
  })),
  fc.tuple(gone, part).map(([when, index]) => ({
    statement: `update product_variant set deleted_at = ${when} where id = ${VARIANT}`,
    bindings: [index],
  })),
  fc.tuple(gone, part).map(([when, index]) => ({
    statement: `update product_sales_channel set deleted_at = ${when} where product_id = ${PRODUCT}`,
    bindings: [index],
  })),
  fc.tuple(amount, part).map(([price, index]) => ({
    statement: `update price set amount = ? where price_set_id in (
      select price_set_id from product_variant_price_set where variant_id = ${VARIANT})`,
    bindings: [price, index],
  })),
  fc.tuple(gone, part).map(([when, index]) => ({
    statement: `update price set deleted_at = ${when} where price_set_id in (
      select price_set_id from product_variant_price_set where variant_id = ${VARIANT})`,
    bindings: [index],
  })),
  fc.tuple(part, few).map(([index, category]) => ({
    statement: `insert into product_category_product (product_id, product_category_id)
      select ${PRODUCT}, ${CATEGORY} on conflict do nothing`,
    bindings: [index, category],
  })),
  fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 6 }), part).map(([stocked, reserved, index]) => ({
    statement: `update inventory_level
      set stocked_quantity = ?, reserved_quantity = least(?, reserved_quantity)
      where inventory_item_id in (
        select inventory_item_id from product_variant_inventory_item where variant_id = ${VARIANT})`,
    bindings: [stocked + reserved, reserved, index],
  })),
  fc.tuple(gone, part).map(([when, index]) => ({
    statement: `update inventory_level set deleted_at = ${when} where inventory_item_id in (
      select inventory_item_id from product_variant_inventory_item where variant_id = ${VARIANT})`,
    bindings: [index],
  })),
  // A second location, which sells or does not, with pieces of a part; two may bring them at once.
  fc.tuple(gone, gone, fc.nat({ max: 12 }), part).map(([when, closed, stocked, index]) => ({
    statement: `with place as (
        insert into stock_location (id, name, deleted_at) values ('sloc_other', 'Other', ${when})
        on conflict (id) do update set deleted_at = excluded.deleted_at),
      link as (
        insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id, deleted_at)
        select 'scloc_other', default_sales_channel_id, 'sloc_other', ${closed} from store
        on conflict (sales_channel_id, stock_location_id)
        do update set deleted_at = excluded.deleted_at)
      insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity,
        reserved_quantity, incoming_quantity, raw_stocked_quantity, raw_reserved_quantity,
        raw_incoming_quantity)
      select 'ilev_' || gen_random_uuid(), inventory_item_id, 'sloc_other', ?, 0, 0,
        '{"value":"1"}', '{"value":"0"}', '{"value":"0"}'
      from product_variant_inventory_item link where variant_id = ${VARIANT}
        and not exists (
          select from inventory_level known where known.location_id = 'sloc_other'
            and known.inventory_item_id = link.inventory_item_id)
      on conflict do nothing`,
    bindings: [stocked, index],
  })),
  fc.tuple(fc.integer({ min: 1, max: 9 }), part).map(([required, index]) => ({
    statement: `update product_variant_inventory_item set required_quantity = ?
      where variant_id = ${VARIANT}`,
    bindings: [required, index],
  })),
  fc.tuple(flag, part).map(([managed, index]) => ({
    statement: `update product_variant set manage_inventory = ${managed} where id = ${VARIANT}`,
    bindings: [index],
  })),
  fc.tuple(fc.constantFrom("null", "1", "10", "60.5"), edge, part).map(([least, most, index]) => ({
    statement: `update price set min_quantity = ${least}, max_quantity = ${most}
      where price_list_id is null and price_set_id in (
        select price_set_id from product_variant_price_set where variant_id = ${VARIANT})`,
    bindings: [index],
  })),
  fc.tuple(amount, part).map(([price, index]) => ({
    statement: `insert into price (id, price_set_id, currency_code, amount, raw_amount, min_quantity, raw_min_quantity, rules_count)
      select 'price_' || gen_random_uuid(), price_set_id, 'usd', ?, '{"value":"1"}', 30, '{"value":"30"}', 0
      from product_variant_price_set where variant_id = ${VARIANT}`,
    bindings: [price, index],
  })),
  fc
    .tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 12 }), part)
    .map(([minimum, multiple, index]) => ({
      statement: `with rule as (
          insert into quantity_rule (id, minimum, multiple, maximum)
          values ('rule_' || gen_random_uuid(), ?, ?, 500) returning id)
        insert into product_product_quantity_rule_quantity_rule (id, product_id, quantity_rule_id)
        select 'link_' || id, ${PRODUCT}, id from rule`,
      bindings: [minimum, multiple, index],
    })),
  fc.tuple(fc.constantFrom("null", "120", "900")).map(([maximum]) => ({
    statement: `update quantity_rule set maximum = ${maximum}
      where id = (select max(id) from quantity_rule)`,
    bindings: [],
  })),
  fc.tuple(gone, fc.integer({ min: 1, max: 80 })).map(([when, minimum]) => ({
    statement: `update quantity_rule set minimum = ?, deleted_at = ${when}
      where id = (select min(id) from quantity_rule)`,
    bindings: [minimum],
  })),
  fc.constantFrom(1, 20, 50, 70).map((minimum) => ({
    statement: `insert into shop_setting (id, minimum_order_quantity) values ('shop', ?)
      on conflict (id) do update set minimum_order_quantity = excluded.minimum_order_quantity`,
    bindings: [minimum],
  })),
  part.map((index) => ({
    statement: `delete from product_category_product where product_id = ${PRODUCT}`,
    bindings: [index],
  })),
)

const categoryWrite = fc.oneof(
  fc.tuple(flag, few).map(([active, index]) => ({
    statement: `update product_category set is_active = ${active} where id = ${CATEGORY}`,
    bindings: [index],
  })),
  fc.tuple(fc.nat({ max: 99 }), few).map(([number, index]) => ({
    statement: `update product_category set name = 'Shelf ' || ? where id = ${CATEGORY}`,
    bindings: [number, index],
  })),
  // Out of its parent, and back.
  few.map((index) => ({
    statement: `update product_category set mpath = case mpath when id
        then (select min(id) from product_category) || '.' || id else id end
      where id = ${CATEGORY} and id <> (select min(id) from product_category)`,
    bindings: [index],
  })),
)

/** Random transactions of a few writes each; the same for a seed. */
export function randomWrites(seed: number, transactions: number): CatalogueWrite[][] {
  const writes = fc.array(fc.oneof({ arbitrary: write, weight: 4 }, categoryWrite), {
    minLength: 1,
    maxLength: 3,
  })
  return fc.sample(writes, { seed, numRuns: transactions })
}

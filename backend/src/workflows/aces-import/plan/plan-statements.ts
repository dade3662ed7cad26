import { codeSql } from "../../../spelling/code-sql"
import { LAST_MONTH } from "../../../contract/vehicle/month"

/** Of an App's note and its qualifiers' words together: as much as a fitment has room for. */
const LONGEST_NOTE = 500

/** The element and the id of a name like "BaseVehicle:12". */
const kindOf = (name: string) => `split_part(${name}, ':', 1)`
const valueOf = (name: string) => `split_part(${name}, ':', 2)`
const meaningOf = (name: string) =>
  `left join aces_mapping m on m.kind = ${kindOf(name)} and m.value = ${valueOf(name)}`

const temporary = (name: string, content: string) => [
  `create temporary table ${name} on commit drop as ${content}`,
  `analyze ${name}`,
]

/** Variants by the number as the shop writes it, else by its letters and digits where they are one's. */
const PARTS = temporary(
  "aces_part",
  `with sent as (select distinct part from aces_app where run_id = :id)
  select sent.part, coalesce(named.id, spelled.variant_id) as variant_id
  from sent
  left join lateral (
    select v.id from product_variant v
    join product p on p.id = v.product_id and p.deleted_at is null
    where v.sku = sent.part and v.deleted_at is null limit 1) named on true
  left join lateral (
    select min(number.variant_id) as variant_id from catalogue_number number
    where named.id is null and number.kind = 'sku' and number.code = ${codeSql("sent.part")}
    having count(distinct number.variant_id) = 1) spelled on true`,
)

/** What sets of qualifiers mean together. */
const WORDS = temporary(
  "aces_words",
  `select q.qualifiers,
    coalesce(string_agg(m.text, '; ' order by word.place) filter (where m.action = 'text'), '') as note,
    coalesce(bool_or(m.action = 'leave_out'), false) as is_left_out,
    coalesce(bool_or(word.name is not null and m.kind is null), false) as is_open
  from (select distinct qualifiers from aces_app where run_id = :id) q
  left join lateral unnest(string_to_array(q.qualifiers, ' ')) with ordinality word(name, place) on true
  ${meaningOf("word.name")}
  group by q.qualifiers`,
)

/** A vehicle's own key, where nobody mapped the id to something else. */
const OWN_KEY = (selector: string) => `select key.vehicle_id from vehicle_key key
      where m.kind is null and ${kindOf(selector)} = 'BaseVehicle'
        and key.scheme = 'vcdb' and key.value = ${valueOf(selector)}`

const SELECTORS = temporary(
  "aces_selector",
  `select s.selector, coalesce(m.action = 'leave_out', false) as is_left_out,
    m.kind is null and not exists (${OWN_KEY("s.selector")}) as is_open
  from (select distinct selector from aces_app where run_id = :id) s
  ${meaningOf("s.selector")}`,
)

/** Engines that qualifiers name narrow the vehicles, each of them. */
const HAS_ENGINES = `not exists (
    select from unnest(string_to_array(s.qualifiers, ' ')) word(name)
    join aces_mapping e on e.kind = ${kindOf("word.name")} and e.value = ${valueOf("word.name")}
    where e.action = 'engines' and not v.engine_codes && e.engine_codes)`

/**
 * The vehicles that an App names by its selector, years and engines, and in which months of theirs:
 * 0 where their own edge is the nearer one. A year is its twelve months.
 */
const PLACES = temporary(
  "aces_place",
  `select s.selector, s.years_from, s.years_to, s.qualifiers, v.id as vehicle_id,
    case when asked.first > v.built_from then asked.first else 0 end as built_from,
    case when asked.last < coalesce(v.built_to, ${LAST_MONTH}) then asked.last else 0 end as built_to
  from (
    select distinct selector, years_from, years_to, qualifiers from aces_app where run_id = :id) s
  ${meaningOf("s.selector")}
  cross join lateral (select
    greatest(case when s.years_from > 0 then s.years_from * 100 + 1 end, m.built_from, 0) as first,
    least(case when s.years_to > 0 then s.years_to * 100 + 12 end, m.built_to, ${LAST_MONTH})
      as last) asked
  cross join lateral (
    select unnest(m.vehicles) as id
    union select v.id from vehicle v where v.model_id = any(m.models)
    union ${OWN_KEY("s.selector")}) named
  join vehicle v on v.id = named.id
  where v.built_from <= asked.last and coalesce(v.built_to, ${LAST_MONTH}) >= asked.first
    and ${HAS_ENGINES}`,
)

/** Each App, what becomes of it, and its words. */
const JUDGED = temporary(
  "aces_judged",
  `select a.number, a.is_removal, a.quantity, a.selector, a.years_from, a.years_to, a.qualifiers,
    p.variant_id, coalesce(spot.text, '') as position, told.note,
    case
      when p.variant_id is null then 'unknown_part'
      when s.is_left_out or w.is_left_out or spot.action = 'leave_out' then 'left_out'
      when s.is_open or w.is_open or (a.position <> '' and spot.kind is null) then 'unmapped'
      when length(told.note) > ${LONGEST_NOTE} then 'long_note'
      when not exists (select from aces_place place where place.selector = a.selector
        and place.years_from = a.years_from and place.years_to = a.years_to
        and place.qualifiers = a.qualifiers) then 'no_vehicle'
      else 'taken' end as fate
  from aces_app a
  join aces_part p on p.part = a.part
  join aces_selector s on s.selector = a.selector
  join aces_words w on w.qualifiers = a.qualifiers
  left join aces_mapping spot on spot.kind = 'Position' and spot.value = a.position
  cross join lateral (
    select concat_ws('; ', nullif(w.note, ''), nullif(a.note, '')) as note) told
  where a.run_id = :id`,
)

/** What is said last of a part at a place of a vehicle under a note: how many, or that it is gone. */
const TARGETS = temporary(
  "aces_target",
  `select distinct on (j.variant_id, place.vehicle_id, place.built_from, place.built_to, j.position,
      j.note)
    j.variant_id, place.vehicle_id, place.built_from, place.built_to, j.position, j.note,
    j.quantity, j.is_removal
  from aces_judged j
  join aces_place place using (selector, years_from, years_to, qualifiers)
  where j.fate = 'taken'
  order by j.variant_id, place.vehicle_id, place.built_from, place.built_to, j.position, j.note,
    j.number desc`,
)

/** Fitments of one slice are written by one statement. */
const SLICE = 50_000

/** What is to be done about each fitment of the brand; of FULL about those that it does not name, too. */
const CHANGES = temporary(
  "aces_change",
  `select f.id as fitment_id, t.variant_id, t.vehicle_id, t.built_from, t.built_to, t.position,
    t.note, t.quantity, cast(row_number() over () / ${SLICE} as integer) as slice,
    case
      when t.variant_id is null or (t.is_removal and f.id is not null) then 'removed'
      when t.is_removal then 'missing'
      when f.id is null then 'added'
      when f.quantity <> t.quantity then 'changed'
      else 'same' end as what
  from aces_target t
  full join (select * from fitment where source = :source) f
    on f.variant_id = t.variant_id and f.vehicle_id = t.vehicle_id
    and coalesce(f.built_from, 0) = t.built_from and coalesce(f.built_to, 0) = t.built_to
    and f.position = t.position and f.note = t.note
  where t.variant_id is not null or :isFull`,
)

/** All of a transaction's own tables, one after the other. */
export const PLAN: readonly string[] = [
  PARTS,
  WORDS,
  SELECTORS,
  PLACES,
  JUDGED,
  TARGETS,
  CHANGES,
].flat()

/** How many Apps and fitments each of these words is said of. */
export const COUNTS = `select fate as name, cast(count(*) as integer) as count
    from aces_judged group by fate
  union all select what, cast(count(*) as integer) from aces_change group by what`

/** What the Apps of known parts name, and the parts that are not known. */
export const GROUPS = `insert into aces_group (run_id, kind, value, rows, line)
  select a.run_id, ${kindOf("named.name")}, ${valueOf("named.name")}, count(*), min(a.line)
  from aces_app a
  join aces_part p on p.part = a.part and p.variant_id is not null
  cross join lateral (
    select a.selector as name
    union all select unnest(string_to_array(a.qualifiers, ' '))
    union all select 'Position:' || a.position where a.position <> '') named
  where a.run_id = :id
  group by a.run_id, named.name
  union all
  select a.run_id, 'Part', a.part, count(*), min(a.line)
  from aces_app a join aces_part p on p.part = a.part and p.variant_id is null
  where a.run_id = :id
  group by a.run_id, a.part`

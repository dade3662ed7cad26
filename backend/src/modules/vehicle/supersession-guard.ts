import { ADVISORY_LOCKS } from "../../locks/locks"

/** What PostgreSQL raises when a part would come to take its own place. */
export const SUPERSESSION_CIRCLE = "SH005"

/**
 * Keeps supersessions free of circles, whoever writes them. Each trigger waits for its turn and reads
 * afterwards: of two that would close a circle together the second sees the first.
 */
export const SUPERSESSION_GUARD: readonly string[] = [
  `create or replace function shop_refuse_circle() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${ADVISORY_LOCKS.supersession});
  if exists (
    with recursive later (id) as (
      select new.new_variant_id
      union
      select step.new_variant_id from supersession step
      join later on step.old_variant_id = later.id)
    select from later where id = new.old_variant_id) then
    raise exception 'Variant % would take its own place', new.old_variant_id
      using errcode = '${SUPERSESSION_CIRCLE}';
  end if;
  return new;
end $$`,
  `create or replace trigger shop_refuse_circle before insert or update on supersession
  for each row execute function shop_refuse_circle()`,
]

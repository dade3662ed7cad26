import { factsBy } from "./fact"

/** Of the one row; what nobody set is null, and there is no row before the first change. */
export const readSettingsFacts = factsBy(`select ids.id as key, ids.id as thing_id,
    'Shop settings' as thing_name,
    coalesce(to_jsonb(s) - '{id,created_at,updated_at,deleted_at}'::text[], '{}') as values
  from unnest(cast(? as text[])) ids(id)
  left join shop_setting s on s.id = ids.id and s.deleted_at is null`)

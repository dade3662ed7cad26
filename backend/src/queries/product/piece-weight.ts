/** Grams of one piece of a variant `v` of a product `p`, in SQL; null where nobody said. */
export const PIECE_WEIGHT = `coalesce(cast(v.weight as numeric), case when cast(p.weight as text) ~ '^[0-9]+([.][0-9]+|)$'
    then cast(cast(p.weight as text) as numeric) end)`

const COLUMNS = "id, sku, title, product_id, manage_inventory"

/** SQL of the variants that keys name: by SKU, or by id where one has none. */
export const namedVariants = (keys: string) => `
    select ${COLUMNS} from product_variant where sku = any(${keys}) and deleted_at is null
    union all
    select ${COLUMNS} from product_variant
    where id = any(${keys}) and nullif(sku, '') is null and deleted_at is null`

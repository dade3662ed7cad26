/** The public category of handle :category and all below it. */
export const IN_CATEGORY = `exists (
  select from product_category root
  join product_category c on c.id = root.id or starts_with(c.mpath, root.mpath || '.')
  join product_category_product link on link.product_category_id = c.id
  where root.handle = :category and root.deleted_at is null and root.is_active
    and not root.is_internal and c.deleted_at is null and c.is_active and not c.is_internal
    and link.product_id = p.id)`

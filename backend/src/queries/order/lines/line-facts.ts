import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"

/** What an order's line keeps of its product and variant, whatever becomes of them. */
export type LineFacts = {
  product_title: string
  product_subtitle?: string
  product_description?: string
  product_handle: string
  product_type?: string
  product_type_id?: string
  product_collection?: string
  is_discountable: boolean
  is_giftcard: boolean
  variant_title: string
  variant_sku?: string
  variant_barcode?: string
}

const FACTS = `select v.id, json_strip_nulls(json_build_object(
    'product_title', p.title, 'product_subtitle', p.subtitle,
    'product_description', p.description, 'product_handle', p.handle,
    'product_type', t.value, 'product_type_id', p.type_id, 'product_collection', c.title,
    'is_discountable', p.discountable, 'is_giftcard', p.is_giftcard,
    'variant_title', v.title, 'variant_sku', v.sku, 'variant_barcode', v.barcode)) as facts
  from product_variant v
  join product p on p.id = v.product_id
  left join product_type t on t.id = p.type_id
  left join product_collection c on c.id = p.collection_id
  where v.id = any(cast(:ids as text[]))`

/** The facts of variants, by their ids, that Medusa's own carts copy into their lines. */
export async function readLineFacts(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, LineFacts>> {
  const rows = await queryPrepared<{ id: string; facts: LineFacts }>(container, FACTS, { ids })
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}

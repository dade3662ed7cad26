import { SLOT_NAMES } from "@/platform/slots/slot-names"
import { definePlugin, type SlotProps } from "@/platform/slots/storefront-plugin"

/** Says where it is and of what. */
const told = (text: string) => <p data-testid="block">{text}</p>
const kept = { order: 1, height: "2rem" } as const
type Ordering = SlotProps<"purchase-form"> | SlotProps<"basket-summary">

/** A field of the order, as a plugin adds one. */
function PoNumber({ additionalData, setAdditionalData, errors }: Ordering) {
  return (
    <label>
      PO number
      <input
        value={String(additionalData.po_number ?? "")}
        onChange={({ target }) => setAdditionalData({ po_number: target.value || undefined })}
      />
      {errors.map(({ field, message }) => `${field}: ${message}`)}
    </label>
  )
}

/** A plugin with a block at each of the shop's places. */
export const trialPlugin = definePlugin({
  name: "trial",
  blocks: [
    { ...kept, at: "above-header", block: async () => () => told("free carriage") },
    { ...kept, at: "header", width: "3rem", block: async () => () => told("lists") },
    { ...kept, at: "footer", block: async () => () => told("a seal") },
    {
      ...kept,
      at: "product-card",
      block:
        async () =>
        ({ product }) =>
          told(`card of ${product.sku}`),
    },
    {
      ...kept,
      at: "price",
      block:
        async () =>
        ({ product }) =>
          told(`deposit of ${product.sku}`),
    },
    {
      ...kept,
      at: "purchase-form",
      block: async () => (props) => (
        <>
          {told(`${props.quantity} of ${props.product.sku}`)}
          <PoNumber {...props} />
        </>
      ),
    },
    {
      ...kept,
      at: "basket-lines",
      block:
        async () =>
        ({ lines, total }) =>
          told(`${lines.length} lines for ${total}`),
    },
    {
      ...kept,
      at: "basket-summary",
      block: async () => (props) => (
        <>
          {told(`summary of ${props.total}`)}
          <PoNumber {...props} />
        </>
      ),
    },
    {
      ...kept,
      at: "order-page",
      block:
        async () =>
        ({ order }) =>
          told(`claims of ${order.number}`),
    },
    {
      ...kept,
      at: "order-list",
      block:
        async () =>
        ({ order }) =>
          told(`row of ${order.number}`),
    },
    {
      ...kept,
      at: "account",
      block:
        async () =>
        ({ user }) =>
          told(`company of ${user.name}`),
    },
  ],
})

export const TRIED = SLOT_NAMES.filter((name) => trialPlugin.blocks?.some(({ at }) => at === name))

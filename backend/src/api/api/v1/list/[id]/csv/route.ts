import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../../errors/shop-error"
import { readOwnList } from "../../../../../../queries/part-list/kept-list"
import { requireMember } from "../../../../../http/auth/signed-in"
import { csvText } from "../../../../../http/response/streams/csv-text"
import { sendCsv } from "../../../../../http/response/streams/send-csv"

/** As buyers' own lists are headed: what is read here is what a quick order takes. */
const COLUMNS = [
  { field: "sku", title: "Number" },
  { field: "quantity", title: "Quantity" },
  { field: "name", title: "Name" },
  { field: "note", title: "Note" },
]

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const list = await readOwnList(req.scope, { id: String(req.params.id), customer_id })
  if (!list) throw new ShopError("list_not_found")
  const rows = list.lines.map(({ sku, quantity, name, note }) => ({ sku, quantity, name, note }))
  await sendCsv([req, res], { name: `${fileName(list.name)}.csv`, text: csvText(COLUMNS, [rows]) })
}

/** Letters and digits that every system takes in a file's name. */
function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "list"
  )
}

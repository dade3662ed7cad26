import { figure } from "../../../contract/figure"
import type { ShopFacts } from "../../../contract/shop/shop-facts"
import type { Paper, PaperLine } from "../../../queries/order/papers/delivery-papers"
import { html, type Html } from "../docs/html"
import { cartonsOf, dayText, weightOfAll, weightText } from "./paper-parts"

/** A packing slip each: what is in the parcel, without prices. */
export function packingSlips(papers: readonly Paper[], shop: ShopFacts): Html[] {
  return papers.map((paper) => slip(paper, shop))
}

function slip(paper: Paper, shop: ShopFacts): Html {
  const { number, placed_at, name, address, phone, fields, shipment, lines } = paper
  const facts: [string, string][] = [
    ["Order", number],
    ["Ordered", dayText(placed_at)],
    ...fields,
    ...(shipment ? shipmentRows(shipment) : []),
  ]
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  const weight = weightOfAll(lines)
  return html`<article>
    <header>
      <div>
        <h1>Packing slip</h1>
        <address>${[shop.name, shop.address].filter(Boolean).join("\n")}</address>
      </div>
      ${factList(facts)}
      <div>
        <strong>Ship to</strong>
        <address>${[name, address, phone].filter(Boolean).join("\n")}</address>
      </div>
    </header>
    ${lines.length === 0 ? html`<p>No piece of this order is open.</p>` : lineTable(lines)}
    <p class="sums">
      ${figure(pieces)} ${pieces === 1 ? "piece" : "pieces"}${weight ? `, ${weight}` : ""}
    </p>
  </article>`
}

function shipmentRows({
  date,
  shippedAt,
  carrier,
  tracking,
  parcels,
}: NonNullable<Paper["shipment"]>) {
  const rows: [string, string][] = [
    ["Sent", dayText(date ?? shippedAt)],
    ["Carrier", carrier ?? ""],
    ["Tracking number", tracking ?? ""],
    ["Parcels", parcels === null ? "" : String(parcels)],
  ]
  return rows.filter(([, text]) => text !== "")
}

function factList(facts: readonly (readonly [string, string])[]): Html {
  return html`<dl>
    ${facts.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`
}

function lineTable(lines: readonly PaperLine[]): Html {
  return html`<div class="rows">
    <table>
      <thead>
        <tr>
          <th>SKU</th>
          <th>Part</th>
          <th class="figure">Quantity</th>
          <th>Cartons</th>
          <th class="figure">Weight</th>
          <th>Location</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              <td class="sku">${line.sku}</td>
              <td class="name">
                ${line.name}${line.fields.map(
                  ([label, text]) => html`<small>${label}: ${text}</small>`,
                )}
              </td>
              <td class="figure">${figure(line.qty)}</td>
              <td>${cartonsOf(line)}</td>
              <td class="figure">${weightText(line.weight)}</td>
              <td>${line.location}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

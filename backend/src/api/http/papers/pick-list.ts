import { figure } from "../../../contract/figure"
import type { Paper, PaperLine } from "../../../queries/order/papers/delivery-papers"
import { html, type Html } from "../docs/html"
import { cartonsOf, weightOfAll, weightText } from "./paper-parts"

/** A part at a location: what all orders together want of it, and who wants how many. */
export type PickedPart = Omit<PaperLine, "fields"> & {
  orders: { number: string; qty: number; fields: PaperLine["fields"] }[]
}

/** All lines of papers by location, then by SKU: whoever fetches walks once. */
export function picksOf(papers: readonly Paper[]): PickedPart[] {
  const picks = new Map<string, PickedPart>()
  for (const { number, lines } of papers) {
    for (const { fields, ...line } of lines) {
      const key = JSON.stringify([line.location, line.sku, line.name])
      const order = { number, qty: line.qty, fields }
      const known = picks.get(key)
      picks.set(key, known ? added(known, line, order) : { ...line, orders: [order] })
    }
  }
  return [...picks.values()].toSorted(byPlace)
}

function added(
  known: PickedPart,
  line: Omit<PaperLine, "fields">,
  order: PickedPart["orders"][number],
): PickedPart {
  const weight = known.weight === null || line.weight === null ? null : known.weight + line.weight
  return { ...known, qty: known.qty + line.qty, weight, orders: [...known.orders, order] }
}

function byPlace(one: PickedPart, other: PickedPart): number {
  return (
    one.location.localeCompare(other.location, "en") ||
    one.sku.localeCompare(other.sku, "en", { numeric: true }) ||
    one.name.localeCompare(other.name, "en")
  )
}

/** What all of these orders want, to be fetched together. */
export function pickList(papers: readonly Paper[]): Html[] {
  const picks = picksOf(papers)
  const locations = [...new Set(picks.map(({ location }) => location))]
  const pieces = picks.reduce((sum, { qty }) => sum + qty, 0)
  const weight = weightOfAll(picks)
  const numbers = papers.filter(({ lines }) => lines.length > 0).map(({ number }) => number)
  return [
    html`<article>
      <header>
        <h1>Pick list</h1>
        <dl>
          <dt>Orders</dt>
          <dd>${numbers.join(", ") || "none"}</dd>
        </dl>
      </header>
      ${picks.length === 0 ? html`<p>No piece of these orders is open.</p>` : ""}
      ${locations.map((location) => place(location, picks))}
      <p class="sums">
        ${figure(pieces)} ${pieces === 1 ? "piece" : "pieces"} of ${figure(picks.length)}
        ${picks.length === 1 ? "part" : "parts"}${weight ? `, ${weight}` : ""}
      </p>
    </article>`,
  ]
}

function place(location: string, picks: readonly PickedPart[]): Html {
  return html`<section>
    <h2>${location || "Without a location"}</h2>
    <div class="rows">
      <table>
        <thead>
          <tr>
            <th></th>
            <th>SKU</th>
            <th>Part</th>
            <th class="figure">Quantity</th>
            <th>Cartons</th>
            <th class="figure">Weight</th>
            <th>Orders</th>
          </tr>
        </thead>
        <tbody>
          ${picks.filter((pick) => pick.location === location).map(row)}
        </tbody>
      </table>
    </div>
  </section>`
}

function row(pick: PickedPart): Html {
  return html`<tr>
    <td><span class="box"></span></td>
    <td class="sku">${pick.sku}</td>
    <td class="name">${pick.name}</td>
    <td class="figure">${figure(pick.qty)}</td>
    <td>${cartonsOf(pick)}</td>
    <td class="figure">${weightText(pick.weight)}</td>
    <td class="name">
      ${pick.orders.map(
        ({ number, qty, fields }) =>
          html`<small
            >${number} ×
            ${figure(qty)}${fields.map(([label, text]) => html`, ${label}: ${text}`)}</small
          >`,
      )}
    </td>
  </tr>`
}

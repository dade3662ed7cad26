import { monthText } from "../../../contract/vehicle/month"
import type { ModelPartsRow } from "../../../queries/vehicle/model-parts"
import type { MakeRow, ModelRow } from "../../../queries/vehicle/vehicle-rows"
import type { PageHead } from "./page-head"

/** The shop's origin, and the picture of its social card. */
type Shop = { origin: string; image: string }

type Link = { name: string; path: string }

/** A page of vehicles: its head, and the addresses that lead on from it. */
export type VehiclePage = { head: PageHead; links: Link[] }

const ROOT: Link = { name: "Vehicles", path: "/vehicles" }
/** As many categories as a description has room for. */
const NAMED = 6

function pathOf({ makeHandle, handle }: { makeHandle: string; handle?: string }): string {
  return [ROOT.path, ...[makeHandle, handle ?? []].flat().map(encodeURIComponent)].join("/")
}

/** The address of a model's page. */
export function modelPath({
  make_handle,
  handle,
}: Pick<ModelRow, "make_handle" | "handle">): string {
  return pathOf({ makeHandle: make_handle, handle })
}

/** The address of a make's page. */
export function makePath({ handle }: Pick<MakeRow, "handle">): string {
  return pathOf({ makeHandle: handle })
}

/** /vehicles: the makes. */
export function makesPage(makes: readonly MakeRow[], shop: Shop): VehiclePage {
  const links = makes.map((make) => ({ name: make.name, path: makePath(make) }))
  const description = `Find parts by the vehicle that they fit: ${namesOf(links)}.`
  return pageOf({ title: "Parts by vehicle", description, trail: [ROOT], links }, shop)
}

/** /vehicles/{make}: the models of a make, of which there is one at least. */
export function makePage(models: readonly [ModelRow, ...ModelRow[]], shop: Shop): VehiclePage {
  const [{ make, make_handle }] = models
  const links = models.map((model) => ({
    name: `${model.make} ${model.name}`,
    path: modelPath(model),
  }))
  const trail = [ROOT, { name: make, path: pathOf({ makeHandle: make_handle }) }]
  const description = `Parts that fit ${make}, by model: ${models.map(({ name }) => name).join(", ")}.`
  return pageOf({ title: `${make} parts by model`, description, trail, links }, shop)
}

/** /vehicles/{make}/{model}: what fits a model. */
export function modelPage(model: ModelPartsRow, shop: Shop): VehiclePage {
  const { make, make_handle, name, parts, groups } = model
  const links = model.groups.map((group) => ({
    name: group.name,
    path: `/showProduct?category=${encodeURIComponent(group.handle)}`,
  }))
  const trail = [
    ROOT,
    { name: make, path: pathOf({ makeHandle: make_handle }) },
    { name: `${make} ${name}`, path: modelPath(model) },
  ]
  const kinds = groups.slice(0, NAMED).map((group) => group.name)
  const counted = parts === 1 ? "1 part fits" : `${parts} parts fit`
  const description = [
    `${counted} the ${make} ${name}${builtOf(model)}`,
    ...(kinds.length > 0 ? [kinds.join(", ")] : []),
  ].join(": ")
  return pageOf(
    { title: `${make} ${name} parts`, description: `${description}.`, trail, links },
    shop,
  )
}

/** Since when, and until when it was built. */
function builtOf({ vehicles }: ModelPartsRow): string {
  const first = Math.min(...vehicles.map(({ built_from }) => built_from))
  const last = vehicles.map(({ built_to }) => built_to)
  const from = monthText(first).slice(0, 4)
  if (last.includes(null)) return `, built since ${from}`
  const to = monthText(Math.max(...last.map(Number))).slice(0, 4)
  return from === to ? `, built in ${from}` : `, built ${from} to ${to}`
}

function namesOf(links: readonly Link[]): string {
  return links.map(({ name }) => name).join(", ")
}

type Told = { title: string; description: string; trail: readonly Link[]; links: Link[] }

function pageOf({ title, description, trail, links }: Told, { origin, image }: Shop): VehiclePage {
  const item = ({ name, path }: Link, index: number) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })
  const canonical = origin + (trail.at(-1) ?? ROOT).path
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "BreadcrumbList", itemListElement: trail.map(item) },
      {
        "@type": "ItemList",
        name: title,
        numberOfItems: links.length,
        itemListElement: links.map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: origin + path,
        })),
      },
    ],
  }
  return { head: { title, description, canonical, image, type: "website", data }, links }
}

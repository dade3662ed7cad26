import { Modules, pluralize } from "@medusajs/framework/utils"
import fs from "node:fs"
import path from "node:path"
import { isStorefrontPath } from "../../../src/contract/shop/storefront-paths"
import { places } from "../../launcher/project/places"
import { StartFailure } from "../../launcher/system/start-failure"

const NAME = /^(@[a-z0-9][a-z0-9-]*\/)?[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const LONGEST = 40

/** Throws StartFailure with one sentence for a name that no plugin can have. */
export function checkName(name: string | undefined): asserts name is string {
  if (!name) {
    throw new StartFailure("Say how it is to be named, for instance npm run plugin:new gift-wrap.")
  }
  const complain = (rest: string) => new StartFailure(`'${name}' ${rest}.`)
  if (!NAME.test(name)) {
    throw complain(
      "is no name for a plugin: words of small letters and digits, with hyphens between, as " +
        "gift-wrap or @acme/gift-wrap",
    )
  }
  const own = ownName(name)
  if (own.length > LONGEST) throw complain(`is too long: it has more than ${LONGEST} signs`)
  if (takenModules().has(camel(own))) {
    throw complain("is a module of Medusa's or the shop's own: choose another name")
  }
  if (isStorefrontPath(`/${own}`)) throw complain(`has the shop's own page at /${own}`)
  if (!isRegular(own)) throw complain("has no plural that its module's calls could have")
}

/** The name without its scope: of the folder, and of all that is named in it. */
export function ownName(name: string): string {
  return name.slice(name.indexOf("/") + 1)
}

/**
 * Every way in which a name is written, in an order that all names share: of the package and of its
 * tarball, then of many and of one.
 */
export function writingsOf(name: string): string[] {
  const own = ownName(name)
  return [name, name.replace("@", "").replace("/", "-"), ...waysOf(pluralOf(own)), ...waysOf(own)]
}

function waysOf(kebab: string): string[] {
  const words = kebab.split("-")
  const spoken = words.join(" ")
  return [
    kebab,
    words.join("_"),
    words.join("_").toUpperCase(),
    camel(kebab),
    capital(camel(kebab)),
    spoken,
    capital(spoken),
  ]
}

function camel(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Medusa names a service's calls by it. */
function pluralOf(kebab: string): string {
  return pluralize(kebab)
}

/** Medusa's types know other plurals than its services do, where those are odd ones. */
function isRegular(kebab: string): boolean {
  const usual = [`${kebab}s`, `${kebab}es`, kebab.replace(/y$/, "ies")]
  return pluralOf(kebab) !== kebab && usual.includes(pluralOf(kebab))
}

function takenModules(): Set<string> {
  const own = fs.readdirSync(path.join(places.backendSource, "modules")).map(camel)
  const medusas = Object.values(Modules).map((name) => camel(name.replaceAll("_", "-")))
  return new Set([...own, ...medusas])
}

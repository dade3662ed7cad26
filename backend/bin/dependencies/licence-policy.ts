/** What a shop may be run and handed on under; SPDX's names. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  // Data and fonts: to be named, or kept together with their licence.
  "CC-BY-4.0",
  "OFL-1.1",
  // Used as they are, in packages of their own that anybody can replace.
  "LGPL-3.0-or-later",
  "MPL-2.0",
])

const IN_ITS_REPOSITORY = "its manifest names none; the repository's licence is MIT"
const MEDUSA =
  "Medusa's core is MIT; Enterprise Edition materials in the package are not, and the shop uses none"
const ENTERPRISE =
  "Medusa Enterprise Edition: comes along with @medusajs/medusa, and the shop does not use it"

/** Packages whose manifest does not say it, or not in SPDX's words, by hand. */
export const KNOWN_PACKAGES: ReadonlyMap<string, string> = new Map([
  ...["admin-bundler", "admin-sdk", "admin-shared", "admin-vite-plugin"].map(
    (name) => [`@medusajs/${name}`, IN_ITS_REPOSITORY] as const,
  ),
  ...["core-flows", "dashboard", "framework", "js-sdk", "link-modules", "medusa", "types"].map(
    (name) => [`@medusajs/${name}`, MEDUSA] as const,
  ),
  ["@medusajs/utils", MEDUSA],
  ["connect-dynamodb", "MIT, by its LICENSE.txt"],
  ["deep-freeze", "public domain, by its manifest"],
])

/** Nothing of the shop may name these: nobody has a right to them without a contract. */
export const UNUSED_PACKAGES: ReadonlyMap<string, string> = new Map([
  ["@medusajs/auth-oidc", ENTERPRISE],
  ["@medusajs/rbac", ENTERPRISE],
])

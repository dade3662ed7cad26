import type { TestProject } from "vitest/node"
import { startShop } from "./shop"

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string
  }
}

/** One shop for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop()
  project.provide("shopUrl", shop.url)
  return shop.stop
}

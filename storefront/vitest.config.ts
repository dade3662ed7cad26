import os from "node:os"
import { mergeConfig } from "vite"
import { defineConfig } from "vitest/config"
import shop from "./vite.config"

/** Whatever takes React, or must be one with what does. */
const REACTS = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-router-dom",
  "react-hook-form",
  "@hookform/resolvers/zod",
  "react-hot-toast/headless",
  "@headlessui/react",
  "@stripe/react-stripe-js",
  "@tanstack/react-query",
  "@tanstack/react-table",
  "@tanstack/react-virtual",
  "@testing-library/dom",
  "@testing-library/react",
  "@testing-library/user-event",
  "lucide-react",
]

/**
 * The storefront in jsdom; its screens through the router, against handlers made of the contract.
 * Which of its files run together says vitest.config.mts of the whole project.
 */
export default mergeConfig(
  shop,
  defineConfig({
    // jsdom has no content policy, and vitest cannot load zod by the file that keeps to it.
    resolve: { alias: [{ find: /^(@medusajs\/framework\/zod|zod)$/, replacement: "zod" }] },
    test: {
      globals: true,
      environment: "jsdom",
      environmentOptions: { jsdom: { url: "http://shop.test/" } },
      setupFiles: ["src/testing/setup.ts"],
      css: false,
      testTimeout: 30_000,
      // Vitest leaves one processor idle; the gate says how many a step has beside others.
      maxWorkers: Number(process.env.SHOP_TEST_WORKERS ?? os.availableParallelism()),
      // Bundled like the shop itself, so that they take this folder's React and not the root's 18.
      deps: { optimizer: { client: { enabled: true, include: REACTS } } },
    },
  }),
)

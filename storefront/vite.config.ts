import tailwind from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { readPlugins } from "../backend/src/settings/plugins"

import { drawingsPlugin } from "./vite/drawings"
import { kitAliases } from "./vite/kit-aliases"
import { pageAssets } from "./vite/page-assets"
import { pictures } from "./vite/pictures"
import { precompress } from "./vite/precompress"
import { preloadTheme } from "./vite/theme/preload-theme"
import { storefrontPlugins } from "./vite/storefront-plugins"
import { storefrontTexts } from "./vite/texts/storefront-texts"
import { ownIcons } from "./vite/chunks/own-icons"
import { visitorChunks } from "./vite/chunks/visitor-chunks"

const shop = process.env.SHOP_INTERNAL_BACKEND_URL ?? "http://127.0.0.1:9000"
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const PROXIED = [
  "/api",
  "/store",
  "/auth",
  "/uploads",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/sandbox-stripe",
  "/hooks",
  "/health",
  "/dev",
  "/sitemap.xml",
  "/robots.txt",
]

const plugins = readPlugins(process.env.SHOP_PLUGINS, (rest) => {
  throw new Error(`SHOP_PLUGINS ${rest}.`)
})

export default defineConfig({
  plugins: [
    storefrontPlugins(plugins, [...PROXIED, "/admin", "/app"]),
    storefrontTexts({ file: process.env.SHOP_TEXTS || undefined }),
    react(),
    tailwind(),
    drawingsPlugin(),
    pictures(here("./public/favicon.svg")),
    preloadTheme({
      headings: { name: "barlow-condensed-latin-600", fetchpriority: "high" },
      text: { name: "inter-latin-wght", fetchpriority: "low" },
    }),
    ownIcons(),
    visitorChunks(),
    pageAssets(),
    precompress(),
  ],
  resolve: {
    // The repository's root has React 18 for Medusa's dashboard: every import takes this folder's 19.
    dedupe: ["react", "react-dom", "@tanstack/react-query", "react-router-dom"],
    alias: [
      { find: "@/", replacement: here("./src/") },
      ...kitAliases(),
      { find: "@shop/contract", replacement: here("../backend/src/contract") },
      // The contract takes zod by the framework's path; the framework itself has no place here.
      { find: /^(@medusajs\/framework\/zod|zod)$/, replacement: here("./src/platform/zod.ts") },
    ],
  },
  server: { proxy: Object.fromEntries(PROXIED.map((path) => [`^${path}(/|$|\\?)`, shop])) },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The budget of the first load is counted from it (e2e/budget.spec.ts).
    manifest: true,
  },
})

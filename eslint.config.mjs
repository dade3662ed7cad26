import fs from "node:fs"
import medusa from "@medusajs/eslint-plugin"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/** The shop's own plugins; others in that folder are of whoever runs the shop. */
const firstParty = Object.keys(JSON.parse(fs.readFileSync("plugins/first-party.json", "utf8")))
const ofPlugins = (files) => firstParty.map((name) => `plugins/${name}/${files}`)

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/**",
      "**/dist/**",
      "**/.medusa/**",
      ".data/**",
      "backend/src/modules/*/migrations/**",
      "storefront/public/**",
      "docs/plugin-template/src/modules/*/migrations/**",
      "plugins/*/src/modules/*/migrations/**",
      "plugins/*",
      ...firstParty.map((name) => `!plugins/${name}`),
    ],
  },
  ...tseslint.configs.strict,
  // Without its global ignores: the tests are read like the rest.
  ...medusa.configs.strict.filter((config) => config.rules ?? config.plugins),
  ...projects({
    // One program for all that runs on Node, as for the check of the types.
    "backend/tsconfig.types.json": [
      "medusa-config.ts",
      "instrumentation.ts",
      "{backend,demo,testing}/**/*.ts",
      "examples/**/*.mts",
      ...ofPlugins("{src,integration-tests}/**/*.ts"),
      "docs/plugin-template/integration-tests/**/*.ts",
    ],
    "docs/plugin-template/tsconfig.json": ["docs/plugin-template/src/**/*.ts"],
  }),
  {
    // No arrow leads from a screen to a workflow; this rule alone would have all their types read.
    files: [
      "{storefront,admin-extensions}/**/*.{ts,tsx}",
      "docs/plugin-template/{src/admin,storefront}/**/*.{ts,tsx}",
      ...ofPlugins("{src/admin,storefront}/**/*.{ts,tsx}"),
    ],
    languageOptions: { parserOptions: { project: false } },
    rules: { "@medusajs/no-workflow-call-without-container": "off" },
  },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    rules: {
      "max-params": "off",
      "@typescript-eslint/max-params": ["error", { max: 3 }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-console": "error",
    },
  },
  {
    // Express tells an error handler by its four parameters.
    files: ["backend/src/api/http/errors/error-handler.ts"],
    rules: { "@typescript-eslint/max-params": ["error", { max: 4 }] },
  },
  {
    // Medusa's DML and the CommonJS build need require for packages without types.
    files: ["backend/src/host/project-source.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["storefront/src/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    // The React Compiler, which this rule speaks for, is not in use.
    files: ["storefront/src/components/ui/table/use-list-table.ts"],
    rules: { "react-hooks/incompatible-library": "off" },
  },
  {
    // Outside of Medusa's requests and workflows an error has no HTTP status to map to.
    files: [
      "backend/{bin,integration-tests}/**",
      "plugins/*/{integration-tests,storefront}/**",
      "docs/plugin-template/integration-tests/**",
      "testing/**",
      "examples/**",
      "storefront/**",
      "**/__tests__/**",
      "backend/src/{embedded,host,identity,scripts,settings}/**",
      "demo/**",
      "backend/src/providers/payment-stripe/options.ts",
      "backend/src/queries/shop/readiness.ts",
    ],
    rules: { "@medusajs/use-medusa-error-not-generic-error": "off" },
  },
  {
    // Stripe speaks in the smallest unit of a currency.
    files: [
      "backend/src/embedded/payment-sandbox/**",
      "backend/src/providers/payment-stripe/**",
      "backend/integration-tests/payment/**",
    ],
    rules: { "@medusajs/prices-in-major-units": "off" },
  },
  {
    // The storefront has no framework package; its zod is the one that the framework pins.
    files: ["storefront/**", "plugins/*/storefront/**"],
    rules: { "@medusajs/zod-import-source": "off" },
  },
  {
    // Medusa's Stripe and file packages export their provider classes from their build output only.
    files: ["backend/src/{providers/{payment-stripe,file-*},files,{workflows,queries}/payment}/**"],
    rules: { "@medusajs/import-from-framework-not-internal": "off" },
  },
  {
    // Their processes log to the launcher, which keeps it in a file.
    files: ["backend/src/embedded/**"],
    rules: { "no-console": "off" },
  },
  {
    // The launcher, the benchmarks and the torture speak to the person at the terminal.
    files: ["backend/bin/**", "testing/**", "**/scripts/**"],
    rules: { "no-console": "off" },
  },
)

/** Medusa's rules ask for types: which project knows which files. */
function projects(filesOf) {
  return Object.entries(filesOf).map(([project, files]) => ({
    files,
    languageOptions: { parserOptions: { project: [project], projectService: false } },
  }))
}

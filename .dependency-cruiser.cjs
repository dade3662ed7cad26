/** The house's arrows (docs/architecture.md): what may import what, enforced rather than remembered. */
const backend = "^backend/src"
/** The shop's own plugins; others in that folder are of whoever runs the shop. */
const { readFileSync } = process.getBuiltinModule("node:fs")
const firstParty = Object.keys(JSON.parse(readFileSync(`${__dirname}/plugins/first-party.json`)))
const others = `^plugins/(?!(${firstParty.join("|")})(/|$))`

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: { path: "^(backend|demo|storefront|admin-extensions|testing|plugins)/" },
      to: { circular: true },
    },
    {
      name: "launcher-rooms-run-one-way",
      comment: "No room of the launcher uses one that uses it.",
      severity: "error",
      scope: "folder",
      from: { path: "^backend/bin/launcher/" },
      to: { circular: true },
    },
    {
      name: "contract-stands-alone",
      comment: "Everything may use the contract; it uses nothing of the house.",
      severity: "error",
      from: { path: `${backend}/contract/`, pathNot: "__tests__" },
      to: { path: "^(backend|storefront|admin-extensions)/", pathNot: `${backend}/contract/` },
    },
    {
      name: "kit-stands-alone",
      comment: "Plugins take it: of the house it has the contract alone, which callers know too.",
      severity: "error",
      from: { path: `${backend}/kit/`, pathNot: "__tests__" },
      to: {
        path: "^(backend|storefront|admin-extensions)/",
        pathNot: `${backend}/(kit|contract)/`,
      },
    },
    {
      name: "modules-know-no-module",
      severity: "error",
      from: { path: `${backend}/((?:modules|providers)/[^/]+)/`, pathNot: "__tests__" },
      to: {
        path: `${backend}/`,
        pathNot: [
          `${backend}/$1/`,
          `${backend}/(contract|settings|identity|mail|files|errors|locks|prices|spelling|stock|derived)/`,
        ],
      },
    },
    {
      name: "api-never-touches-a-service",
      comment: "Routes read by queries and change by workflows.",
      severity: "error",
      from: { path: `${backend}/api/` },
      to: { path: `${backend}/(modules|providers)/` },
    },
    {
      name: "workflows-know-no-route",
      severity: "error",
      from: {
        path: `${backend}/(workflows|queries|modules|providers|links|subscribers|jobs)/`,
        pathNot: "__tests__",
      },
      to: { path: `${backend}/(api|scripts|embedded)/` },
    },
    {
      name: "queries-change-nothing",
      severity: "error",
      from: { path: `${backend}/queries/` },
      to: { path: `${backend}/(workflows|modules|providers)/` },
    },
    {
      name: "the-shop-runs-without-the-demo",
      severity: "error",
      from: { path: "^(backend|storefront|admin-extensions)/src/", pathNot: "__tests__" },
      to: { path: "^demo/" },
    },
    {
      name: "the-shop-runs-without-its-plugins",
      severity: "error",
      from: {
        path: "^(backend|storefront|admin-extensions|demo|testing)/",
        pathNot: "/storefront/e2e/",
      },
      to: { path: "^plugins/" },
    },
    {
      name: "plugins-take-the-kit",
      comment: "Ours as a merchant's: of the shop the two kits, and the types of the slots.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: "/integration-tests/|__tests__|\\.spec\\.tsx?$" },
      to: {
        path: "^(plugins|backend|storefront|admin-extensions|demo|testing)/",
        pathNot: [
          "^plugins/$1/",
          `${backend}/kit/[^/]+$`,
          "^storefront/src/kit/",
          "^storefront/src/platform/slots/storefront-plugin\\.ts$",
        ],
      },
    },
    {
      name: "plugins-name-the-kit",
      comment: "By its package, as whoever has not the shop's sources does.",
      severity: "error",
      from: { path: "^plugins/", pathNot: "/integration-tests/|__tests__|\\.spec\\.tsx?$" },
      to: { path: "^(backend|storefront)/", dependencyTypes: ["local"] },
    },
    {
      name: "plugins-take-nothing-else-of-the-packages",
      severity: "error",
      from: { path: "^plugins/" },
      to: {
        path: "^@halden/(backend/(?!kit/(?!registry/))|storefront/(?!kit/|slots$)|admin-extensions|demo)",
      },
    },
    {
      name: "parts-and-drawings-are-pure",
      comment: "Only the demo's seed knows the shop.",
      severity: "error",
      from: { path: "^demo/src/(parts|drawings)/" },
      to: { path: "^(backend|storefront|admin-extensions)/" },
    },
    {
      name: "embedded-stands-alone",
      comment: "Identity and sandbox run in a process of their own, without Medusa.",
      severity: "error",
      from: { path: `${backend}/embedded/`, pathNot: "__tests__" },
      to: {
        path: `${backend}/`,
        pathNot: `${backend}/(embedded|contract|settings|identity|mail|files)/`,
      },
    },
    {
      name: "storefront-takes-only-the-contract",
      comment: "Its build script draws the pictures; its code takes wire types alone.",
      severity: "error",
      from: { path: "^storefront/src/" },
      to: { path: "^(backend|admin-extensions)/", pathNot: `${backend}/contract/` },
    },
    {
      name: "features-know-no-app",
      severity: "error",
      from: { path: "^storefront/src/(features|platform|components)/" },
      to: { path: "^storefront/src/app/" },
    },
    {
      name: "platform-knows-no-feature",
      severity: "error",
      from: { path: "^storefront/src/(platform|components)/" },
      to: { path: "^storefront/src/features/" },
    },
    {
      name: "the-kit-takes-platform-and-components",
      comment: "What plugins import is the shop's own, and the shop itself does without it.",
      severity: "error",
      from: { path: "^storefront/src/kit/", pathNot: "__tests__" },
      to: { path: "^storefront/src/(app|features)/" },
    },
    {
      name: "the-kit-is-for-plugins",
      severity: "error",
      from: { path: "^storefront/src/(app|features|platform|components)/", pathNot: "__tests__" },
      to: { path: "^storefront/src/kit/" },
    },
    {
      name: "features-keep-their-private-parts",
      severity: "error",
      from: { path: "^storefront/src/(?:features/([^/]+)|app)/" },
      to: {
        path: "^storefront/src/features/.+/components/",
        pathNot: "^storefront/src/features/$1/",
      },
    },
    {
      name: "rooms-of-a-feature-keep-their-private-parts",
      comment:
        "As products/list and products/detail: what both take stands above their components.",
      severity: "error",
      from: { path: "^storefront/src/features/([^/]+)/([^/]+)(?:/|$)" },
      to: {
        path: "^storefront/src/features/[^/]+/[^/]+/components/",
        pathNot: "^storefront/src/features/$1/$2/components/",
      },
    },
    {
      name: "admin-parts-know-no-screen",
      severity: "error",
      from: { path: "^admin-extensions/src/admin/(features|components|platform)/" },
      to: { path: "^admin-extensions/src/admin/(routes|widgets)/" },
    },
    {
      name: "admin-shared-parts-know-no-feature",
      severity: "error",
      from: { path: "^admin-extensions/src/admin/(components|platform)/" },
      to: { path: "^admin-extensions/src/admin/features/" },
    },
    {
      name: "admin-features-share-data-alone",
      comment:
        "One feature may use another's api.ts; parts of the screen that two need are shared.",
      severity: "error",
      from: { path: "^admin-extensions/src/admin/features/([^/]+)/" },
      to: {
        path: "^admin-extensions/src/admin/features/",
        pathNot: "^admin-extensions/src/admin/features/($1/|[^/]+/api\\.ts$)",
      },
    },
    {
      name: "admin-extensions-stand-alone",
      severity: "error",
      from: { path: "^admin-extensions/" },
      to: { path: "^(backend|storefront)/", pathNot: `${backend}/contract/` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)(node_modules|dist|\\.medusa|migrations)/", others] },
    tsConfig: { fileName: ".dependency-cruiser.tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mts", ".mjs", ".js"] },
  },
}

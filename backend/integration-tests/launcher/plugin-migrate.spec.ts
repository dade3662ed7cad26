import fs from "node:fs"
import path from "node:path"
import { processesOf } from "../../../testing/testkit/shop/processes-of"
import { runShop } from "../../../testing/testkit/shop/run-shop"
import { places } from "../../bin/launcher/project/places"
import { makePlugin } from "../../bin/plugin/new/make-plugin"
import { temporaryFolder } from "./support/temporary-folder"

const dataDir = path.join(temporaryFolder("migrate"), "data")
// Below the project, whose packages a plugin takes.
const plugins = path.join(places.root, `.data/test/plugins-${process.pid}`)

describe("npm run plugin:migrate", () => {
  const template = path.join(places.root, "docs/plugin-template")
  let folder = ""

  beforeAll(() => {
    folder = makePlugin("core-deposit", { template, plugins })
  })
  afterAll(() => fs.rmSync(plugins, { recursive: true, force: true }))

  const migrate = async (name: string) => {
    const shop = runShop({ SHOP_DATA_DIR: dataDir }, { command: "plugin:migrate", args: [name] })
    return { code: await shop.ended, said: shop.output() }
  }
  const migrations = () =>
    fs
      .readdirSync(path.join(folder, "src/modules/core-deposit/migrations"))
      .filter((name) => name.endsWith(".ts"))

  it("writes what a change of a model needs, where no shop runs, and ends what it started", async () => {
    const [first] = migrations()
    const model = path.join(folder, "src/modules/core-deposit/models/core-deposit.ts")
    const text = fs.readFileSync(model, "utf8")
    const field = "months: model.number(),"
    fs.writeFileSync(model, text.replace(field, `${field} cents: model.number().nullable(),`))
    const { code, said } = await migrate(folder)
    expect({ code, said }).toMatchObject({ code: 0 })
    const written = migrations().filter((name) => name !== first)
    expect(written).toHaveLength(1)
    expect(said).toContain(`migrations/${written[0]}`)
    const place = path.join(folder, "src/modules/core-deposit/migrations", written[0] ?? "")
    expect(fs.readFileSync(place, "utf8")).toContain(
      `alter table if exists "core_deposit" add column if not exists "cents" integer null`,
    )
    expect(processesOf(dataDir)).toEqual([])
  })

  it("writes nothing where the migrations make what the models say", async () => {
    const before = migrations()
    const { code, said } = await migrate(folder)
    expect({ code, files: migrations() }).toEqual({ code: 0, files: before })
    expect(said).toContain("There is nothing to write")
  })

  it("says which plugin there is not", async () => {
    const { code, said } = await migrate("no-such-plugin")
    expect(code).toBe(1)
    expect(said).toContain("There is no plugin no-such-plugin")
  })
})

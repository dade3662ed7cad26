import fs from "node:fs"
import path from "node:path"
import { buildStale, type Part } from "../../bin/launcher/build/build-stale"
import { temporaryFolder } from "./support/temporary-folder"

const folder = temporaryFolder("build")

function part(name: string, source = name): Part {
  const place = (kind: string) => path.join(folder, `${name}.${kind}`)
  const input = path.join(folder, `${source}.source`)
  if (!fs.existsSync(input)) fs.writeFileSync(input, "first")
  const tool = { title: name, file: "", args: [], cwd: folder, log: name }
  return { tool, inputs: [input], result: place("result"), mark: place("mark") }
}

const write = async ({ result }: Part) => fs.writeFileSync(result, "built")
const names = (parts: Part[]) => parts.map(({ tool }) => tool.title)

describe("a build", () => {
  it("makes what is not there or has changed, and nothing else", async () => {
    const [one, other] = [part("one"), part("other")]
    const build = async () => names(await buildStale([{ parts: [one, other] }], write))
    expect(await build()).toEqual(["one", "other"])
    expect(await build()).toEqual([])
    fs.writeFileSync(one.inputs[0] ?? "", "second")
    expect(await build()).toEqual(["one"])
    fs.rmSync(other.result)
    expect(await build()).toEqual(["other"])
  })

  it("tells that a lane is done while another one still works", async () => {
    const [server, pages] = [part("server"), part("pages")]
    const order: string[] = []
    let goOn = () => {}
    const isDone = new Promise<void>((resolve) => (goOn = resolve))
    const done = () => {
      order.push("server done")
      goOn()
    }
    const run = async (one: Part) => {
      if (one === pages) await isDone
      await write(one)
      order.push(one.tool.title)
    }
    await buildStale([{ parts: [server], done }, { parts: [pages] }], run)
    expect(order).toEqual(["server", "server done", "pages"])
  })

  it("looks at all parts before it builds one, which may take another's result away", async () => {
    const [server, admin] = [part("emptied"), part("inside")]
    const lanes = [{ parts: [server] }, { parts: [admin] }]
    await buildStale(lanes, write)
    fs.writeFileSync(server.inputs[0] ?? "", "second")
    const run = async (one: Part) => {
      fs.rmSync(admin.result, { force: true })
      await write(one)
    }
    expect(names(await buildStale(lanes, run))).toEqual(["emptied"])
  })

  it("fails when all that works has ended, begins nothing more, and builds the failed one again", async () => {
    const [broken, slow, after] = [part("broken"), part("slow"), part("after")]
    const lanes = [{ parts: [broken] }, { parts: [slow, after] }]
    const begun: string[] = []
    const run = async (one: Part) => {
      begun.push(one.tool.title)
      if (one === broken) throw new Error("a type is wrong")
      await write(one)
    }
    await expect(buildStale(lanes, run)).rejects.toThrow("a type is wrong")
    expect(begun).toEqual(["broken", "slow"])
    expect(fs.existsSync(slow.mark)).toBe(true)
    expect(names(await buildStale(lanes, write))).toEqual(["broken", "after"])
  })

  it("takes away what was made of a former result, before it makes the new one", async () => {
    const copy = path.join(folder, "copy")
    fs.writeFileSync(copy, "of the former")
    const run = async (one: Part) => {
      expect(fs.existsSync(copy)).toBe(false)
      await write(one)
    }
    expect(await buildStale([{ parts: [{ ...part("admin"), outdates: copy }] }], run)).toHaveLength(
      1,
    )
  })
})

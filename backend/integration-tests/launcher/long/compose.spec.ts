import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { readCompose } from "../support/images/compose-file"
import { PROJECT, prepareDeploy, runPrepare } from "../support/images/deploy-folder"
import { baseImages, parseDockerfile } from "../support/images/dockerfile"
import { temporaryFolder } from "../support/temporary-folder"

const folder = prepareDeploy(temporaryFolder("compose"))
const compose = readCompose(path.join(folder, "docker-compose.yml"))
const services = Object.entries(compose.services)
const EXACT_VERSION = /^[\w/-]+:\d+\.\d+(\.\d+)?(-[\w.-]+)?$/

/** What Debian's docker-compose makes of the files, without an engine. */
function config(...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync("docker-compose", [...args], {
    cwd: folder,
    encoding: "utf8",
  })
  if (error) throw new Error("docker-compose is missing: apt-get install docker-compose")
  expect(stderr).toBe("")
  expect(status).toBe(0)
  return stdout
}

describe("docker-compose.yml", () => {
  it("is understood by docker-compose, without a warning", () => {
    expect(config("config", "--services").trim().split("\n").sort()).toEqual(
      ["migrate", "postgres", "redis", "server", "web", "worker"].sort(),
    )
    config("config", "--quiet")
  })

  it("is understood with the trial's file as well, which leaves the worker out", () => {
    const said = config("-f", "docker-compose.yml", "-f", "deploy/trial.yml", "config")
    expect(said).toContain("SHOP_ALLOW_EMBEDDED: '1'")
  })

  it.each(services)(
    "%s runs as an ordinary user, in a file system that it cannot write",
    (_, service) => {
      expect(service.user).toMatch(/^[1-9]\d*:\d+$/)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      })
      expect(service.mem_limit).toBeDefined()
      expect(service.pids_limit).toBeGreaterThan(0)
    },
  )

  it.each(services.filter(([name]) => name !== "migrate"))(
    "%s is watched, started again and given time to end",
    (_, service) => {
      expect(service.healthcheck?.test.length).toBeGreaterThan(1)
      expect(service.restart).toBe("unless-stopped")
      expect(service.stop_grace_period).toMatch(/^\d+s$/)
    },
  )

  it("pins every image that it does not build, and the Dockerfile those that it begins with", () => {
    const foreign = services
      .map(([, { image }]) => image)
      .filter((name) => !name.startsWith("halden-"))
    const bases = baseImages(fs.readFileSync(path.join(PROJECT, "Dockerfile"), "utf8"))
    expect(foreign).toHaveLength(2)
    expect(bases).toHaveLength(2)
    for (const image of [...foreign, ...bases]) expect(image).toMatch(EXACT_VERSION)
  })

  it("hands every secret over as a file, and lets nobody but the proxy be reached", () => {
    for (const [name, { environment, secrets, ports, networks }] of services) {
      for (const [variable, value] of Object.entries(environment)) {
        if (!/SECRET|PASSWORD|TOKEN|KEY|_URL/.test(variable)) continue
        expect(variable).toMatch(/_FILE$/)
        expect(secrets).toContain(path.basename(value))
      }
      if (name === "web") continue
      expect(ports).toEqual([])
      expect(networks).toContain("data")
    }
    expect(compose.networks.data).toEqual({ internal: true })
    for (const { file } of Object.values(compose.secrets)) {
      expect(fs.existsSync(path.join(folder, file))).toBe(true)
    }
  })

  it("names stages that the Dockerfile has", () => {
    const text = fs.readFileSync(path.join(PROJECT, "Dockerfile"), "utf8")
    const names = parseDockerfile(text).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(["shop", "web"]))
  })
})

describe("deploy/prepare.sh", () => {
  const secrets = path.join(folder, "deploy/secrets")
  const read = () =>
    Object.fromEntries(
      fs
        .readdirSync(secrets)
        .map((name) => [name, fs.readFileSync(path.join(secrets, name), "utf8")]),
    )

  it("makes random secrets that fit each other, in a folder of the owner's", () => {
    const { postgres_password = "", redis_password = "", ...others } = read()
    expect(postgres_password).toMatch(/^[\da-f]{64}$/)
    expect(others.database_url).toContain(postgres_password)
    expect(others.redis_url).toContain(redis_password)
    expect(others.redis_conf).toContain(redis_password)
    expect(new Set([others.jwt_secret, others.cookie_secret, redis_password]).size).toBe(3)
    expect(others.stripe_api_key).toBe("")
    expect(fs.statSync(secrets).mode & 0o777).toBe(0o700)
  })

  it("replaces nothing when it runs again", () => {
    const before = read()
    fs.writeFileSync(path.join(folder, "deploy/shop.env"), "PUBLIC_URL=https://parts.example\n")
    runPrepare(folder)
    expect(read()).toEqual(before)
    expect(fs.readFileSync(path.join(folder, "deploy/shop.env"), "utf8")).toContain("parts.example")
  })
})

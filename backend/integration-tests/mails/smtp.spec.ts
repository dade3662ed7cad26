import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { freePort } from "../../bin/launcher/system/ports"
import { callToolkit, toolkitUrl } from "../../src/identity/call-toolkit"
import { handOverFolder } from "../../src/mail/outbox"
import { readEnvironment } from "../../src/settings/environment"
import { startMailServer, type Received } from "../setup/mail-server"
import { newIdentity, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { startEmbedded } from "../setup/run/start-embedded"
import { testApi } from "../setup/test-api"

const WAIT = { timeout: 30_000, interval: 100 }
/** By it a reader's server knows a mail that it has already. */
const messageIdOf = (mail?: Received) => /^Message-ID: (.*)$/im.exec(mail?.raw ?? "")?.[1]
const ROOT = path.resolve(__dirname, "../../..")

const dataDir = mkdtempSync(path.join(os.tmpdir(), "smtp-"))
let port = 0
let server: Awaited<ReturnType<typeof startMailServer>> | undefined
const received = () => server?.received ?? []
let embedded: { url: string; stop: () => Promise<void> } | undefined

// The shop and its identity service read this when they start.
beforeAll(async () => {
  port = await freePort()
  Object.assign(process.env, {
    SHOP_DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Shop <shop@example.com>",
  })
  embedded = await startEmbedded(ROOT, dataDir)
  process.env.SHOP_INTERNAL_EMBEDDED_URL = embedded.url
})
afterAll(async () => {
  await embedded?.stop()
  rmSync(dataDir, { recursive: true })
})

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))
    afterEach(() => server?.stop())

    const notifications = () =>
      getContainer().resolve(Modules.NOTIFICATION).listNotifications({ channel: "email" })
    const statuses = async () => (await notifications()).map(({ status }) => status)
    const goRound = () =>
      getContainer()
        .resolve(Modules.WORKFLOW_ENGINE)
        .run("send-due-mails", { input: { announced: [], sweep: true } })
    /** As if the last try was some minutes ago. */
    const letTimePass = (minutes: number) =>
      getContainer()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)("notification")
        .update({ updated_at: new Date(Date.now() - minutes * 60_000) })
    const sendVerification = (idToken: string) => {
      const { url, apiKey } = readEnvironment(process.env).identity
      const call = toolkitUrl(url, "accounts:sendOobCode")
      call.searchParams.set("key", apiKey)
      return callToolkit({ url: call, body: { requestType: "VERIFY_EMAIL", idToken } })
    }

    it("brings a mail once that the server refused before, and takes up what a killed process left", async () => {
      const buyer = await signUp(api)
      const part = await addPart(getContainer())
      const order = await placeOrder(api, { part, buyer })
      await expect.poll(statuses, WAIT).toEqual(["failure", "failure"])

      server = await startMailServer(port)
      await goRound()
      expect(received()).toEqual([])
      await letTimePass(2)
      await Promise.all([goRound(), goRound()])
      await expect.poll(statuses, WAIT).toEqual(["success", "success"])
      await letTimePass(60)
      await goRound()
      expect(received()).toHaveLength(2)
      const [mail, ...rest] = received().filter(({ to }) => to.includes(buyer.email))
      expect(rest).toEqual([])
      expect(mail?.raw).toMatch(/^From: Shop <shop@example\.com>/m)
      expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f]{32}@example\.com>/im)
      expect(mail?.raw).toContain(`Subject: We have your order ${order.number}`)
      expect(mail?.raw).toContain("Content-Type: text/plain")
      expect(mail?.raw).toContain("Content-Type: text/html")
      expect((await notifications())[0]?.provider_data).toEqual({ tries: 2 })

      // As a process leaves it that is killed while the server takes the mail: nobody can tell.
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("notification")
        .where({ to: buyer.email })
        .update({ status: "pending", updated_at: new Date() })
      await goRound()
      expect(received()).toHaveLength(2)
      await letTimePass(6)
      await goRound()
      // The shop's own round may be about and have taken it up first.
      await expect.poll(() => received().length, WAIT).toBe(3)
      const [first, again] = received().filter(({ to }) => to.includes(buyer.email))
      expect(messageIdOf(again)).toBe(messageIdOf(first))
    })

    it("takes the identity service's mails over, without their links in the database", async () => {
      const { email, idToken } = await newIdentity({ verified: false })
      await sendVerification(idToken)
      expect(readdirSync(handOverFolder(dataDir))).toHaveLength(1)
      await expect.poll(statuses, WAIT).toEqual(["failure"])

      server = await startMailServer(port)
      await letTimePass(2)
      await goRound()
      await expect.poll(() => readdirSync(handOverFolder(dataDir)), WAIT).toEqual([])
      expect(received().map(({ to }) => to)).toEqual([[email]])
      expect(received()[0]?.raw).toContain("Subject: Verify your e-mail address")
      expect(received()[0]?.raw).toContain("oobCode")
      expect(JSON.stringify(await notifications())).not.toContain("oobCode")
    })
  },
})

import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { SHOP_STARTED } from "../../src/contract/shop/shop-started"
import forgetPasswordsAtStart from "../../src/subscribers/forget-passwords-at-start"
import { newIdentity, signInAdmin, signInMedusaAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const PASSWORD = "carparts-admin"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const auth = () => getContainer().resolve(Modules.AUTH)
    const passwords = () => auth().listProviderIdentities({ provider: "emailpass" })
    const start = () =>
      forgetPasswordsAtStart({
        container: getContainer(),
        event: { name: SHOP_STARTED, data: {} },
        pluginOptions: {},
      })

    describe("a password of Medusa Admin beside the shop's own", () => {
      it("does not come with the administrator", async () => {
        const { email } = await signInAdmin(getContainer(), api)
        expect(await passwords()).toEqual([])
        const body = { email, password: PASSWORD }
        const entered = await api.call({ method: "POST", path: "/auth/user/emailpass", body })
        expect([400, 404]).toContain(entered.status)
      })

      it.each(["register", "reset-password", "update"])(
        "cannot be had by %s, for anybody's mail",
        async (door) => {
          const { email } = await newIdentity()
          const path = `/auth/user/emailpass/${door}`
          const body = { email, identifier: email, password: PASSWORD }
          const { status } = await api.call({ method: "POST", path, body })
          expect([400, 404]).toContain(status)
          expect(await passwords()).toEqual([])
        },
      )

      it("of an older shop is gone once the shop has started, and the log tells", async () => {
        const { email } = await signInAdmin(getContainer(), api)
        const [user] = await getContainer().resolve(Modules.USER).listUsers({ email })
        await auth().createAuthIdentities(
          ["admin@example.com", "squatter@example.com"].map((entity_id) => ({
            ...(entity_id === email && { app_metadata: { user_id: user?.id } }),
            provider_identities: [{ provider: "emailpass", entity_id }],
          })),
        )
        const identities = (await auth().listAuthIdentities()).length
        const logger = getContainer().resolve(ContainerRegistrationKeys.LOGGER)
        const warned = vi.spyOn(logger, "warn")

        await start()
        expect(await passwords()).toEqual([])
        expect(await auth().listAuthIdentities()).toHaveLength(identities - 2)
        expect(warned).toHaveBeenCalledExactlyOnceWith(
          "2 passwords of Medusa Admin removed: staff enter it with their shop account",
        )
        const token = await signInMedusaAdmin(api)
        const me = await api.call({ method: "GET", path: "/admin/users/me", token })
        expect(me).toMatchObject({ status: 200, body: { user: { email } } })

        await start()
        expect(warned).toHaveBeenCalledOnce()
        warned.mockRestore()
      })
    })
  },
})

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  MOST_LIST_LINES,
  MOST_LISTS,
  shareSchema,
} from "../../../src/contract/part-list/saved-list"
import { newList } from "../../part-list/list-calls"
import { dataOf } from "../../setup/test-api"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

const UNKNOWN = { id: "plist_unknown" }
const NOT_FOUND = { status: 404, code: "list_not_found" }
const TAKEN = { status: 409, code: "list_name_taken", field: "name" }
const NO_PRODUCT = { status: 404, code: "product_not_found", field: "lines.1.productId" }

/** All calls of saved lists. */
export function describeLists({ answer, refusal, world }: Golden): void {
  const token = () => world().owner.token
  const lines = () => [{ productId: world().part.id, qty: 50, note: "shelf 4" }]
  const unknown = () => [...lines(), { productId: "prod_of_nobody", qty: 50 }]
  const made = async (name: string) => {
    const { _id: id } = await newList(world().api, { token: token(), name, lines: lines() })
    return { parameters: { id }, token: token() }
  }
  const shared = async (name: string) => {
    const { parameters } = await made(name)
    const answered = await world().api.post(`/list/${parameters.id}/share`, {}, token())
    return { token: dataOf(answered, shareSchema).shareToken }
  }
  /** Rows by SQL: what a person may keep at most is too much to send in a test. */
  const fill = async (statement: string, bindings: Record<string, string | number>) => {
    const database = world().container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(statement, bindings)
  }

  it("saves, lists, reads, changes and deletes a list", async () => {
    const body = { name: "Brakes", note: "monthly", lines: lines() }
    const created = await answer("createList", { token: token(), body })
    expect(created).toMatchObject({ data: { ...body, version: 1, shareToken: null } })
    const heads = await answer("getLists", { token: token() })
    expect(heads).toMatchObject({ data: [{ name: "Brakes", lines: 1, isShared: false }] })
    const given = await made("Pads")
    expect(await answer("getList", given)).toMatchObject({ data: { name: "Pads" } })
    const change = { ...given, body: { name: "Discs", version: "1" } }
    expect(await answer("changeList", change)).toMatchObject({
      data: { name: "Discs", version: 2 },
    })
    const added = await answer("addToList", { ...given, body: { lines: lines() } })
    expect(added).toMatchObject({ data: { lines: [{ qty: 100 }] } })
    const copied = await answer("copyList", { ...given, body: {} })
    expect(copied).toMatchObject({ data: { name: "Discs (copy)", lines: [{ note: "shelf 4" }] } })
    const csv = await answer("getListCsv", given)
    const { sku, name } = world().part
    expect(csv).toBe(`Number,Quantity,Name,Note\r\n${sku},100,"${name}",shelf 4\r\n`)
    await answer("deleteList", given)
    await refusal("getList", given, NOT_FOUND)
  })

  it("shares a list by a link until it is ended", async () => {
    const given = await made("Brakes")
    expect(await answer("shareList", given)).toEqual(await answer("shareList", given))
    await answer("endSharing", given)
    const parameters = await shared("Pads")
    const reader = { parameters, token: world().other.token }
    const read = await answer("getSharedList", reader)
    expect(read).toMatchObject({ data: { name: "Pads", lines: lines() } })
    const copied = await answer("copySharedList", { ...reader, body: {} })
    expect(copied).toMatchObject({ data: { name: "Pads", lines: lines() } })
  })

  it("is 401 to a guest, 404 to a stranger and for an unknown list", async () => {
    const { parameters } = await made("Brakes")
    const bodies: Readonly<Record<string, unknown>> = {
      getList: undefined,
      changeList: { name: "Mine", version: 1 },
      deleteList: undefined,
      addToList: { lines: [] },
      copyList: {},
      getListCsv: undefined,
      shareList: undefined,
      endSharing: undefined,
    }
    for (const [id, body] of Object.entries(bodies)) {
      await refusal(id, { parameters, body }, NOT_SIGNED_IN)
      await refusal(id, { parameters, body, token: world().other.token }, NOT_FOUND)
      await refusal(id, { parameters, body, token: world().admin.token }, NOT_FOUND)
      await refusal(id, { parameters: UNKNOWN, body, token: token() }, NOT_FOUND)
    }
    await refusal("getLists", {}, NOT_SIGNED_IN)
    await refusal("createList", { body: { name: "Mine" } }, NOT_SIGNED_IN)
    for (const id of ["getSharedList", "copySharedList"]) {
      const given = {
        parameters: { token: "unknown" },
        ...(id === "copySharedList" && { body: {} }),
      }
      await refusal(id, given, NOT_SIGNED_IN)
      await refusal(id, { ...given, token: token() }, NOT_FOUND)
    }
  })

  it("names what is wrong", async () => {
    const given = await made("Brakes")
    const taken = { token: token(), body: { name: "BRAKES" } }
    await refusal("createList", taken, TAKEN)
    await refusal("copyList", { ...given, body: { name: "brakes" } }, TAKEN)
    const other = await made("Pads")
    await refusal("changeList", { ...other, body: { name: " Brakes ", version: 1 } }, TAKEN)
    const reader = { parameters: await shared("Discs"), token: token() }
    await refusal("copySharedList", { ...reader, body: { name: "Pads" } }, TAKEN)
    const wanted = { name: "Filters", lines: unknown() }
    await refusal("createList", { token: token(), body: wanted }, NO_PRODUCT)
    await refusal("addToList", { ...given, body: { lines: unknown() } }, NO_PRODUCT)
    await refusal("changeList", { ...given, body: { lines: unknown(), version: 1 } }, NO_PRODUCT)
    const changed = { status: 409, code: "list_changed" }
    await refusal("changeList", { ...given, body: { name: "Other", version: 7 } }, changed)
    const wrongs: [field: string, Record<string, unknown>][] = [
      ["name", { name: "" }],
      ["name", { name: "x".repeat(81) }],
      ["note", { note: "x".repeat(501) }],
      ["lines.0.qty", { lines: [{ ...lines()[0], qty: 0 }] }],
      ["lines.0.note", { lines: [{ ...lines()[0], note: "x".repeat(201) }] }],
      ["lines", { lines: Array(MOST_LIST_LINES + 1).fill(lines()[0]) }],
    ]
    for (const [field, wrong] of wrongs) {
      const invalid = { status: 400, code: "invalid_input", field }
      const body = { name: "Filters", ...wrong }
      await refusal("createList", { token: token(), body }, invalid)
      await refusal("changeList", { ...given, body: { ...wrong, version: 1 } }, invalid)
    }
    const noVersion = { status: 400, code: "invalid_input", field: "version" }
    await refusal("changeList", { ...given, body: { name: "Filters" } }, noVersion)
  })

  it("is 409 where a list would hold more parts than it can", async () => {
    const given = await made("Brakes")
    await fill("update part_list_line set variant_id = 'variant_0' where list_id = :id", {
      id: given.parameters.id,
    })
    await fill(
      `insert into part_list_line (id, list_id, variant_id, quantity, position)
        select 'plline_golden_' || n, :id, 'variant_' || n, 1, n from generate_series(1, :more) n`,
      { id: given.parameters.id, more: MOST_LIST_LINES - 1 },
    )
    const full = { status: 409, code: "list_full" }
    await refusal("addToList", { ...given, body: { lines: lines() } }, full)
  })

  it("is 409 where a person has as many lists as they can", async () => {
    const given = await made("Brakes")
    const parameters = await shared("Pads")
    await fill(
      `insert into part_list (id, customer_id, name, name_key)
        select 'plist_golden_' || n, :id, 'List ' || n, 'list ' || n from generate_series(1, :more) n`,
      { id: world().owner.id, more: MOST_LISTS - 2 },
    )
    const full = { status: 409, code: "too_many_lists" }
    await refusal("createList", { token: token(), body: { name: "One more" } }, full)
    await refusal("copyList", { ...given, body: {} }, full)
    await refusal("copySharedList", { parameters, token: token(), body: {} }, full)
  })
}

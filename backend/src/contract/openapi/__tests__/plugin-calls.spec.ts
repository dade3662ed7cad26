import { z } from "@medusajs/framework/zod"
import { docsPage } from "../../../api/http/docs/docs-page"
import { knownRoutes } from "../../../kit/registry/registry"
import { route } from "../../../kit/routes"
import { CALLS } from "../../calls/calls"
import { openApiDocument } from "../document"

const ORIGIN = "http://127.0.0.1:9000"

describe("a plugin's routes, in the OpenAPI document", () => {
  const out = route({
    name: "@acme/claims",
    method: "PUT",
    path: "/claims/{claim}",
    access: "signed in",
    summary: "Change a claim",
    query: z.object({ copies: z.coerce.number().meta({ description: "How many" }).optional() }),
    body: z.object({ months: z.number().max(36) }),
    answer: z.object({ months: z.number() }),
    handler: ({ body }) => body,
  })
  const calls = [...CALLS, ...knownRoutes().map(({ call }) => call)]
  out()
  const document = openApiDocument(calls, { origin: ORIGIN })
  const operation = document.paths["/x/acme-claims/claims/{claim}"]?.put

  it("are valid OpenAPI 3.1", async () => {
    const { Validator } = await import("@seriousme/openapi-schema-validator")
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it("stand under the plugin's tag with what they take, answer and refuse", () => {
    expect(document.tags.at(-1)).toEqual({ name: "@acme/claims" })
    expect(operation).toMatchObject({
      operationId: "acme_claims_put_claims_by_claim",
      summary: "Change a claim",
      tags: ["@acme/claims"],
      "x-access": "signed in",
      security: [{ accessToken: [] }],
      parameters: [
        { name: "claim", in: "path", required: true },
        { name: "copies", in: "query", required: false, description: "How many" },
      ],
      requestBody: {
        content: { "application/json": { schema: { properties: { months: { maximum: 36 } } } } },
      },
      responses: {
        200: {
          content: {
            "application/json": {
              schema: { properties: { data: { properties: { months: { type: "number" } } } } },
            },
          },
        },
      },
    })
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["400", "401", "413", "429", "500", "503"]),
    )
  })

  it("are on the page of it, with a line for the shell", () => {
    const page = docsPage(document, { origin: ORIGIN, style: "" })
    expect(page).toContain('<article id="acme_claims_put_claims_by_claim"')
    expect(page).toContain("/api/v1/x/acme-claims/claims/$CLAIM")
    expect(page).not.toMatch(/undefined|NaN/)
  })
})

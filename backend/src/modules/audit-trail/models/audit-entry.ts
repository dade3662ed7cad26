import { model } from "@medusajs/framework/utils"
import { ACTOR_KINDS, AUDITED_KINDS } from "../../../contract/staff/audit-trail"

/**
 * Who changed what, when, from what to what. Written once: the database refuses to change or delete
 * it, so names and mails stand here as they were.
 */
export const AuditEntry = model
  .define("audit_entry", {
    id: model.id({ prefix: "aud" }).primaryKey(),
    actor_kind: model.enum([...ACTOR_KINDS]),
    /** A customer's, a staff user's or an API key's; null for the shop itself. */
    actor_id: model.text().nullable(),
    /** Mail or title at the time; for the shop itself, what of it was at work. */
    actor_name: model.text(),
    kind: model.enum([...AUDITED_KINDS]),
    thing_id: model.text(),
    thing_name: model.text(),
    action: model.text(),
    /** What changed, as it was; null for a thing that was not there. */
    before: model.json().nullable(),
    after: model.json().nullable(),
    request_id: model.text().nullable(),
    /** The entry that this one undoes: a later part of the same work failed. */
    takes_back: model.text().nullable(),
  })
  .indexes([
    { on: ["created_at"] },
    { on: ["kind", "created_at"] },
    { on: ["actor_id", "created_at"] },
    { on: ["thing_id", "created_at"] },
    { on: ["takes_back"], where: "takes_back is not null and deleted_at is null" },
  ])

import { model } from "@medusajs/framework/utils"

/** How often something was wanted on a day, and not had. It tells of no person. */
export const DemandCount = model
  .define("demand_count", {
    id: model.id({ prefix: "dema" }).primaryKey(),
    /** YYYY-MM-DD; a day begins at midnight UTC. */
    day: model.text(),
    /** What a search or a list named and no part has, or a part of which there was too little. */
    kind: model.enum(["not_found", "short"]),
    /** In small letters as it was typed, or the part's SKU. */
    word: model.text(),
    count: model.number(),
  })
  .indexes([{ on: ["day", "kind", "word"], unique: true }])

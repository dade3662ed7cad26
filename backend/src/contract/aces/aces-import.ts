import { z } from "@medusajs/framework/zod"
import { MONTH_TEXT, monthOf } from "../vehicle/month"

/** Bytes; a file of a million Apps has some 300 MB. */
export const LARGEST_ACES_FILE = 4 * 1024 ** 3
/** Of the file, sent in one request of Medusa Admin. */
export const ACES_SLICE = 8 * 1024 ** 2

/** FULL is all that fits of a brand, UPDATE changes some of it, TEST is judged and not written. */
export const SUBMISSION_TYPES = ["FULL", "UPDATE", "TEST"] as const

/**
 * receiving, reading, checking: on its way to be `staged`, where staff map what is not known and say
 * that it is to hold; applying, then done. Refused is the file's fault, failed the shop's.
 */
export const ACES_STATES = [
  "receiving",
  "reading",
  "checking",
  "staged",
  "applying",
  "done",
  "refused",
  "cancelled",
  "failed",
] as const

/** States in which a run is over. */
export const ENDED_STATES = [
  "done",
  "refused",
  "cancelled",
  "failed",
] as const satisfies (typeof ACES_STATES)[number][]

const remark = z.object({ line: z.number().int(), message: z.string() })
const count = z.number().int()

/** What a run's Apps come to, and what would change of the shop's fitments. */
const countsSchema = z.object({
  /** Apps that say something of a part and a vehicle that the shop knows. */
  taken: count,
  /** Apps of parts that the shop does not sell. */
  unknown_part: count,
  /** Apps that wait for a mapping. */
  unmapped: count,
  /** Apps that staff leave out by a mapping. */
  left_out: count,
  /** Apps whose vehicles the shop has none of in those years and with that engine. */
  no_vehicle: count,
  /** Apps whose conditions are longer than the shop can tell. */
  long_note: count,
  /** Fitments, of which an App may be several. */
  added: count,
  changed: count,
  removed: count,
  same: count,
  /** Fitments that D names and that there are not. */
  missing: count,
})

export const acesRunSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  size: count,
  received: count,
  state: z.enum(ACES_STATES),
  brand: z.string().nullable(),
  submission_type: z.enum(SUBMISSION_TYPES).nullable(),
  version: z.string().nullable(),
  vcdb_version_date: z.string().nullable(),
  title: z.string().nullable(),
  bytes_read: count,
  apps: count,
  record_count: count.nullable(),
  warnings: z.array(remark),
  /** The first of them; `problem_count` is of all. */
  problems: z.array(remark),
  problem_count: count,
  counts: countsSchema.nullable(),
  /** Ids, and parts, that nothing is known of. */
  open_groups: count,
  /** Whether a mapping was changed since the counts were made. */
  is_outdated: z.boolean(),
  /** Fitments that are to be written, and are, while it is applied. */
  to_write: count,
  written: count,
  actor: z.string(),
  created_at: z.string(),
  /** Seconds that reading took so far. */
  read_seconds: z.number(),
  ended_at: z.string().nullable(),
})

export const acesRunListSchema = z.object({
  runs: z.array(acesRunSchema),
  count,
  limit: count,
  offset: count,
})

/** GET /admin/aces-imports. */
export const acesRunsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** POST /admin/aces-imports; the file itself follows. */
export const beginAcesRunSchema = z.object({
  file_name: z.string().trim().min(1, "file_name is required").max(200),
  size: z
    .number("size must be a number")
    .int("size must be a whole number")
    .min(1, "The file is empty")
    .max(LARGEST_ACES_FILE, "A file may have at most 4 GB"),
})

/** POST /admin/aces-imports/{id}/content: from which byte on. */
export const acesContentQuerySchema = z.object({
  at: z.coerce.number("at must be a number").int("at must be a whole number").min(0).default(0),
})

/** By what an App names its vehicle; everything else it names by an id is a qualifier. */
const SELECTOR_KINDS = ["BaseVehicle", "Make", "EquipmentBase", "Equipment"] as const
export const PART_KIND = "Part"
export const POSITION_KIND = "Position"

/** What an id means: vehicles, engines that narrow them, words, nothing, or rows to be left out. */
export const MAPPING_ACTIONS = ["vehicles", "engines", "text", "nothing", "leave_out"] as const

export type MappingAction = (typeof MAPPING_ACTIONS)[number]

/** What an id of this kind can mean. */
export function actionsOf(kind: string): readonly MappingAction[] {
  if ((SELECTOR_KINDS as readonly string[]).includes(kind)) return ["vehicles", "leave_out"]
  if (kind === POSITION_KIND) return ["text", "nothing", "leave_out"]
  return ["text", "engines", "nothing", "leave_out"]
}

const kind = z.string().regex(/^[A-Za-z]\w{0,39}$/, "kind must be the name of an element")
const value = z.string().regex(/^[1-9]\d{0,9}(\/[1-9]\d{0,9})?$/, "value must be an id")
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const month = z
  .string()
  .regex(MONTH_TEXT, "must be a month like 2014-07")
  .transform(monthOf)
  .nullable()
const MOST_TARGETS = 500

const mappingShape = {
  kind,
  value,
  action: z.enum(MAPPING_ACTIONS),
  /** The shop's vehicles, and models with all of their vehicles. */
  vehicles: z.array(id).max(MOST_TARGETS).default([]),
  models: z.array(id).max(MOST_TARGETS).default([]),
  /** In which months alone: of a vehicle that is named by one year of it. */
  built_from: month.default(null),
  built_to: month.default(null),
  engine_codes: z.array(z.string().trim().min(1).max(40)).max(MOST_TARGETS).default([]),
  text: z.string().trim().max(500).default(""),
}

/** POST /admin/aces-imports/mappings: what an id means, from now on and for every file. */
export const mapAcesIdSchema = z.object(mappingShape).superRefine((mapping, context) => {
  const complain = (message: string) => context.addIssue({ code: "custom", message })
  const { action, vehicles, models, engine_codes, text, built_from, built_to } = mapping
  if (mapping.kind === PART_KIND) return complain("A part is known by its number alone")
  if (!actionsOf(mapping.kind).includes(action)) complain(`${mapping.kind} cannot mean this`)
  if (action === "vehicles" && vehicles.length + models.length === 0) {
    complain("Choose a vehicle or a model")
  }
  if (action === "engines" && engine_codes.length === 0) complain("Name an engine")
  if (action === "text" && text === "") complain("text is required")
  if (built_from && built_to && built_to < built_from) {
    complain("The last month must not be before the first")
  }
})

/** What an id means, as it is kept. */
export const acesMappingSchema = z.object({
  action: z.enum(MAPPING_ACTIONS),
  vehicles: z.array(z.object({ id: count, name: z.string() })),
  models: z.array(z.object({ id: count, name: z.string() })),
  built_from: z.string().nullable(),
  built_to: z.string().nullable(),
  engine_codes: z.array(z.string()),
  text: z.string(),
})

/** An id, or a part's number, that a run's Apps name. */
export const acesGroupSchema = z.object({
  kind: z.string(),
  value: z.string(),
  rows: count,
  /** Where it is first. */
  line: count,
  is_open: z.boolean(),
  /** Null where it is open, or known by a vehicle's own key. */
  mapping: acesMappingSchema.nullable(),
})

/** GET /admin/aces-imports/{id}/groups: what waits first, then the most rows. */
export const acesGroupsQuerySchema = z.object({
  kind: kind.optional(),
  is_open: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

export const acesGroupListSchema = z.object({ groups: z.array(acesGroupSchema), count })

/** POST /admin/aces-imports/{id}/apply: whether Apps that wait for a mapping may be left out. */
export const applyAcesRunSchema = z.object({ leave_out_unmapped: z.boolean().default(false) })

export type SubmissionType = (typeof SUBMISSION_TYPES)[number]
export type AcesState = (typeof ACES_STATES)[number]
export type AcesCounts = z.infer<typeof countsSchema>
export type AcesRun = z.infer<typeof acesRunSchema>
export type AcesRunList = z.infer<typeof acesRunListSchema>
export type AcesRunsQuery = z.infer<typeof acesRunsQuerySchema>
export type BeginAcesRun = z.infer<typeof beginAcesRunSchema>
export type AcesMapping = z.infer<typeof acesMappingSchema>
export type MapAcesId = z.infer<typeof mapAcesIdSchema>
export type AcesGroup = z.infer<typeof acesGroupSchema>
export type AcesGroupList = z.infer<typeof acesGroupListSchema>
export type AcesGroupsQuery = z.infer<typeof acesGroupsQuerySchema>

import { textsOf } from "@/platform/texts/texts-of"

/** Of the pages of makes and models. */
export const pagesText = textsOf("vehiclePages", {
  breadcrumb: "Breadcrumb",
  vehicles: "Vehicles",
  partsByVehicle: "Parts by vehicle",
  makesLead: "Choose the make, then the model: each page tells which parts of ours fit it.",
  makes: "Makes",
  makeParts: "{make} parts by model",
  makeLead: "The models of {make} that parts of ours fit.",
  models: "Models",
  modelParts: "{make} {model} parts",
  partsFit: { one: "One part of ours fits it.", other: "{count} parts of ours fit it." },
  byGroup: "Parts by group",
  byGroupLead:
    "How many fit this model. What fits yours hangs on its engine and when it was built.",
  groupCount: { one: "{count} part", other: "{count} parts" },
  forWhich: "{group}: for which engine?",
  whichOne: "Which one is yours?",
  whichOneLead: "Open the parts of one engine alone: the shop keeps it as your vehicle.",
  generation: "Generation {generation}",
  noGeneration: "All of them",
  engine: "Engine",
  body: "Body",
  built: "Built",
  parts: "Parts",
  allParts: { one: "Its one part", other: "All {count} parts" },
  noParts: "None known yet",
  allPartsOf: "All parts for {vehicle}",
  noSuchPage: "No parts by this name",
  noSuchPageText:
    "There is no such make or model, or no part of ours is known to fit it. Look through all makes, or search the parts.",
  notLoaded: "The vehicles could not be loaded",
  loading: "Loading the vehicles",
})

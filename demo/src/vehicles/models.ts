type Make = { name: string; hsn: string; engine: string; models: readonly string[] }

/** The makers of the parts' OEM numbers, all of them invented, as are their models and keys. */
export const makes: readonly Make[] = [
  {
    name: "Velmont",
    hsn: "9971",
    engine: "VX",
    models: [
      ...["Tessera", "Aubrel", "Calenne", "Dorvia", "Estrade"],
      ...["Fiorel", "Galine", "Marveil", "Ombrette", "Valoise"],
    ],
  },
  {
    name: "Bergau",
    hsn: "9972",
    engine: "BM",
    models: [
      ...["Halmer", "Ostrau", "Lerchen", "Mardau", "Nordan"],
      ...["Ulmen", "Pirol", "Rheden", "Stollen", "Wiesau"],
    ],
  },
  {
    name: "Hoshikawa",
    hsn: "9973",
    engine: "HK",
    models: [
      ...["Akane", "Minori", "Sorato", "Kazemi", "Yukari"],
      ...["Haruma", "Tomari", "Nagisa", "Ranzu", "Shiori"],
    ],
  },
  {
    name: "Norrgard",
    hsn: "9974",
    engine: "NG",
    models: [
      ...["Fjellva", "Granda", "Havre", "Isling", "Lomvik"],
      ...["Myrane", "Nordal", "Skarven", "Tindra", "Vidda"],
    ],
  },
  {
    name: "Daeryn",
    hsn: "9975",
    engine: "DR",
    models: [
      ...["Areum", "Bitna", "Cheona", "Doran", "Garam"],
      ...["Hanul", "Maruna", "Noeul", "Saebyo", "Yeoul"],
    ],
  },
  {
    name: "Corvane",
    hsn: "9976",
    engine: "CV",
    models: [
      ...["Argenta", "Bravone", "Cestello", "Duranto", "Falconaro"],
      ...["Lavoro", "Morenza", "Pallaro", "Sorrenti", "Tavola"],
    ],
  },
]

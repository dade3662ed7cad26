/** Refusals about goods that staff expect: a part of REFUSALS. */
export const GOODS_REFUSALS = {
  goods_not_found: { status: 404, sentence: "There are no such expected goods" },
  goods_settled: {
    status: 409,
    sentence: "Nothing more of these goods is expected: they arrived or were withdrawn",
  },
  goods_changed: {
    status: 409,
    sentence: "These goods were changed elsewhere: look at them again",
    doc: "As many pieces as the call says are not expected any more",
  },
  goods_known: {
    status: 409,
    sentence: "Goods of this part, day and reference are expected already",
  },
  goods_promised: {
    status: 409,
    sentence:
      "{pieces} pieces of these goods are promised to customers, and no other goods are expected for them. Expect other goods first, or say when the rest comes",
    doc: "Pieces of these goods are promised to customers, and no other goods are expected for them",
  },
} as const

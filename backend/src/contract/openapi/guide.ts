/** A part of the guide: its paragraphs in CommonMark's simplest form, then what to type. */
export type GuideSection = { title: string; paragraphs: string[]; shell?: string }

/** What somebody must know before the first call; `origin` is the shop's address without a slash. */
export function guide(origin: string): GuideSection[] {
  return [
    {
      title: "Getting a token",
      paragraphs: [
        "The identity provider gives an ID token, and `POST /auth` exchanges it for the shop's access token. Every other call takes the access token alone, as `Authorization: Bearer …`; it is good for one hour. Without a token a caller is a guest. A bad, expired or signed-out token is 401 everywhere, on public calls too.",
        "With the embedded identity service these lines are all it takes. With Firebase, the same first call goes to Google's own host.",
      ],
      shell: signInLines(origin),
    },
    {
      title: "Failures",
      paragraphs: [
        'A failure has the status that fits and one shape: `{ "success": false, "code", "message", "errors": [{ "field", "message" }] }`. Go by `code`, show `message`, put each of `errors` beside its field.',
        "An unknown address is 404, a method that an address does not know is 405 with `Allow`, a body that is no JSON is 400. What belongs to somebody else answers as if it did not exist.",
        'Numbers may come as text (`"50"`). Unknown fields are ignored, but those of `additional_data`: plugins say what it takes. Calls below `/x` are those of plugins; their own codes stand behind the plugin\'s name.',
      ],
    },
    {
      title: "Pages",
      paragraphs: [
        'A list that takes `limit` and `cursor` answers a page. `X-Total-Count` tells how many rows match, `Link: <…>; rel="next"` is the address of the next page; the last page has none. Without `limit` a page has at most 1,000 rows.',
      ],
      shell: `curl -si '${origin}/api/v1/products?limit=20' | grep -iE '^(link|x-total-count)'`,
    },
    {
      title: "Sending twice",
      paragraphs: [
        "`POST /orders` with an `Idempotency-Key` places one order per key, however often it is sent: a client that lost the answer sends the same key again; `POST /basket/lines` adds once per key, and so are lists saved, copied and added to. PUT and DELETE may be repeated as they are.",
      ],
    },
  ]
}

function signInLines(origin: string): string {
  const password = `'{"email":"'$MAIL'","password":"'$PASSWORD'","returnSecureToken":true}'`
  return [
    `SHOP=${origin}`,
    "MAIL=customer@example.com PASSWORD=carparts-demo",
    "IDENTITY=$SHOP/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    `field() { node -pe "JSON.parse(fs.readFileSync(0)).$1"; }`,
    `post() { curl -s -H 'content-type: application/json' "$@"; }`,
    "KEY=$(curl -s $SHOP/api/v1/config | field data.identity.apiKey)",
    'ID_TOKEN=$(post "$IDENTITY?key=$KEY" \\',
    `  -d ${password} | field idToken)`,
    'TOKEN=$(post $SHOP/api/v1/auth -H "authorization: Bearer $ID_TOKEN" \\',
    `  -d '{"email":"'$MAIL'"}' | field accessToken)`,
  ].join("\n")
}

/** The guide as CommonMark, for the document's description. */
export function guideText(origin: string): string {
  return guide(origin)
    .map(({ title, paragraphs, shell }) =>
      [`## ${title}`, ...paragraphs, ...(shell ? ["```sh\n" + shell + "\n```"] : [])].join("\n\n"),
    )
    .join("\n\n")
}

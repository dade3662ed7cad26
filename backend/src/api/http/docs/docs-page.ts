import { guide, type GuideSection } from "../../../contract/openapi/guide"
import type { OpenApiDocument } from "../../../contract/openapi/openapi-types"
import { callArticle, methodMark, shellBlock, WHO, type PlacedCall } from "./call-article"
import { html, prose, render, trusted, type Html } from "./html"
import { fieldTable } from "./schema-fields"

type Tag = { name: string; calls: PlacedCall[] }

/** The page about /api/v1 for people, made from the document alone: no script, nothing from afar. */
export function docsPage(
  document: OpenApiDocument,
  { origin, style }: { origin: string; style: string },
): string {
  const sections = guide(origin)
  const tags = document.tags.map(({ name }) => ({ name, calls: callsOf(document, name) }))
  return render(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>The shop's calls · Halden Motor Works</title>
          <link rel="icon" href="/favicon.svg" />
          ${trusted(`<style>${style}</style>`)}
        </head>
        <body>
          <a class="skip" href="#main">To the calls</a>
          <header class="bar">
            <a class="brand" href="/">
              ${MARK}<span><b>Halden</b><small>Motor Works</small></span>
            </a>
            <a href="/api/v1/openapi.json">openapi.json</a>
          </header>
          <div class="sheet">
            ${navigation(sections, tags)}
            <main id="main" tabindex="-1">
              <h1>The shop's calls</h1>
              <p class="lead">
                Everything that the storefront does, any client can do:
                ${tags.flatMap(({ calls }) => calls).length} calls of JSON over HTTP at
                <code>${document.servers[0]?.url}</code>. The same facts for programs are in
                <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).
              </p>
              ${sections.map(guideSection)} ${overview(tags)}
              ${tags.map((tag) => tagSection(tag, { document, origin }))} ${shapes(document)}
            </main>
          </div>
        </body>
      </html>`,
  )
}

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true" width="32" height="32">
  <rect class="plate" width="32" height="32" rx="2" />
  <path class="letter" d="M9 7v18M23 7v18M9 16h14" stroke-width="4" />
  <circle class="hole" cx="16" cy="16" r="3.2" />
</svg>`

function callsOf({ paths }: OpenApiDocument, tag: string): PlacedCall[] {
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ operation }) => operation.tags.includes(tag))
}

function navigation(sections: GuideSection[], tags: Tag[]): Html {
  return html`<nav aria-label="On this page">
    <ul>
      ${sections.map(({ title }) => html`<li><a href="#${anchor(title)}">${title}</a></li>`)}
      <li><a href="#calls">All calls</a></li>
      <li><a href="#shapes">Shapes</a></li>
    </ul>
    ${tags.map(
      ({ name, calls }) =>
        html`<div class="calls">
          <h2>${name}</h2>
          <ul>
            ${calls.map((call) => html`<li>${callLink(call)}</li>`)}
          </ul>
        </div>`,
    )}
  </nav>`
}

function callLink({ operation, method, path }: PlacedCall): Html {
  return html`<a href="#${operation.operationId}">${methodMark(method)}${path}</a>`
}

function guideSection({ title, paragraphs, shell }: GuideSection): Html {
  return html`<section aria-labelledby="${anchor(title)}">
    <h2 id="${anchor(title)}">${title}</h2>
    ${paragraphs.map((text) => html`<p>${prose(text)}</p>`)} ${shell && shellBlock(shell)}
  </section>`
}

function overview(tags: Tag[]): Html {
  return html`<section aria-labelledby="calls">
    <h2 id="calls">All calls</h2>
    <table class="overview">
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      ${tags.map(
        ({ name, calls }) =>
          html`<tbody>
            <tr class="tag">
              <th scope="rowgroup" colspan="3">${name}</th>
            </tr>
            ${calls.map(overviewRow)}
          </tbody>`,
      )}
    </table>
  </section>`
}

function overviewRow(call: PlacedCall): Html {
  return html`<tr>
    <th scope="row">${callLink(call)}</th>
    <td data-head="Who">${WHO[call.operation["x-access"]]}</td>
    <td data-head="What">${call.operation.summary}</td>
  </tr>`
}

function tagSection(
  { name, calls }: Tag,
  shop: { document: OpenApiDocument; origin: string },
): Html {
  return html`<section aria-labelledby="tag-${anchor(name)}">
    <h2 id="tag-${anchor(name)}">${name}</h2>
    ${calls.map((call) => callArticle(call, shop))}
  </section>`
}

function shapes({ components }: OpenApiDocument): Html {
  const objects = Object.entries(components.schemas).filter(([, schema]) => schema.properties)
  return html`<section aria-labelledby="shapes">
    <h2 id="shapes">Shapes</h2>
    <p>
      What answers and bodies are made of. An answer may gain fields: pass over those that you do
      not know.
    </p>
    ${objects.map(
      ([name, schema]) =>
        html`<div id="shape-${name}">
          ${fieldTable(schema, { caption: html`${name}`, sends: false })}
        </div>`,
    )}
  </section>`
}

function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-")
}

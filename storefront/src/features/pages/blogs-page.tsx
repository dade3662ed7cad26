import { PageHeading } from "@/components/ui/page/page-heading"
import { QUESTIONS } from "./questions"

/** /blogs: five questions and their answers. */
export function BlogsPage() {
  return (
    <div className="page py-10">
      <PageHeading title="Blogs">Blogs</PageHeading>
      <p className="mt-2 text-muted">Five questions that developers are asked, and our answers.</p>
      <div className="mt-10 space-y-12">
        {QUESTIONS.map(({ question, answer, code }, index) => (
          <article
            key={question}
            className="grid gap-4 border-t border-line pt-6 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-2xl md:text-3xl">
              <span className="mr-3 text-ink tabular-nums">{index + 1}</span>
              {question}
            </h2>
            <div className="max-w-prose min-w-0 space-y-4">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph.split("`").map(pieceOf)}</p>
              ))}
              {code ? (
                <pre
                  tabIndex={0}
                  className="overflow-x-auto rounded-box border border-line bg-base-200 p-4 text-sm"
                >
                  <code>{code}</code>
                </pre>
              ) : null}
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

/** Every other piece of a text cut at its backticks is code. */
function pieceOf(piece: string, index: number) {
  if (index % 2 === 0) return piece
  return (
    <code key={index} className="bg-base-200 px-1 text-[0.9em]">
      {piece}
    </code>
  )
}

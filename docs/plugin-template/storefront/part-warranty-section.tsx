/** Between the parts and the works' history on the home page. */
export function PartWarrantySection() {
  return (
    <section aria-labelledby="part-warranty-section" className="rounded-box border border-line p-6">
      <h2 id="part-warranty-section" className="text-3xl">
        Part warranty
      </h2>
      <p className="mt-2">
        We answer for every new part.{" "}
        <a href="/part-warranty" className="underline underline-offset-4">
          What that means
        </a>
      </p>
    </section>
  )
}

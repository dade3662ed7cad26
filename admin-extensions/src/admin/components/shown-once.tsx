import { Button, Code, Copy, FocusModal, Heading, Text } from "@medusajs/ui"

type ShownOnceProps = {
  /** Null while there is nothing to show. */
  secret: string | null
  texts: { title: string; lead: string; copy: string; done: string }
  onClose: () => void
}

/** A secret, this once: it is kept nowhere in the page after it is shut. */
export function ShownOnce({ secret, texts, onClose }: ShownOnceProps) {
  return (
    <FocusModal open={secret !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <FocusModal.Content>
        <FocusModal.Header>
          <Button type="button" size="small" onClick={onClose}>
            {texts.done}
          </Button>
        </FocusModal.Header>
        <FocusModal.Body className="flex justify-center px-6 py-16">
          <div className="flex w-full max-w-xl flex-col gap-y-6">
            <div className="flex flex-col gap-y-1">
              <FocusModal.Title asChild>
                <Heading>{texts.title}</Heading>
              </FocusModal.Title>
              <FocusModal.Description asChild>
                <Text size="small" className="text-ui-fg-subtle">
                  {texts.lead}
                </Text>
              </FocusModal.Description>
            </div>
            <div className="bg-ui-bg-subtle border-ui-border-base flex items-center gap-x-3 rounded-lg border p-4">
              <Code className="grow break-all">{secret}</Code>
              <Copy content={secret ?? ""} aria-label={texts.copy} />
            </div>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}

import { Button, Drawer } from "@medusajs/ui"
import type { FormEvent, ReactNode } from "react"
import { useTranslation } from "react-i18next"

type SideDrawerProps = {
  title: string
  description: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A drawer with its head; what is in it starts anew whenever it opens. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, description, isOpen, onClose, children } = props
  return (
    <Drawer open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description className="break-words">{description}</Drawer.Description>
        </Drawer.Header>
        {isOpen ? children : null}
      </Drawer.Content>
    </Drawer>
  )
}

/** The foot of a drawer: it closes by a button at the left of what else staff can do. */
export function DrawerFooter({ close, children }: { close: string; children: ReactNode }) {
  return (
    <Drawer.Footer>
      <Drawer.Close asChild>
        <Button type="button" variant="secondary" size="small">
          {close}
        </Button>
      </Drawer.Close>
      {children}
    </Drawer.Footer>
  )
}

type DrawerFormProps = {
  submit: string
  isSaving: boolean
  onSubmit: () => void
  /** Beside the button that saves. */
  actions?: ReactNode
  children: ReactNode
}

/** A form that fills a drawer; it checks its fields itself. */
export function DrawerForm({ submit, isSaving, onSubmit, actions, children }: DrawerFormProps) {
  const { t } = useTranslation("shop")
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="flex flex-1 flex-col overflow-hidden" noValidate onSubmit={save}>
      <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-auto">{children}</Drawer.Body>
      <DrawerFooter close={t("common.cancel")}>
        {actions}
        <Button type="submit" size="small" isLoading={isSaving}>
          {submit}
        </Button>
      </DrawerFooter>
    </form>
  )
}

'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import './side-dialog.css'

interface SideDialogProps {
  readonly title: string
  /** The label of the closing button. */
  readonly closing: string
  readonly onClose: () => void
  /** Other buttons before the closing one. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * A dialog at the side, opened natively: it traps and restores the focus, and its events do not reach the surrounding form.
 * Escape closes it.
 */
export function SideDialog({ title, closing, onClose, actions, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return createPortal(
    <dialog ref={dialog} className="side-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <p className="side-dialog__actions">
        {actions}
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          onClick={() => dialog.current?.close()}
        >
          {closing}
        </button>
      </p>
    </dialog>,
    document.body,
  )
}

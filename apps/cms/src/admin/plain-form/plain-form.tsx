import type { ReactNode } from 'react'
import './plain-form.css'

/** Messages by field; those of no field of the form are under ''. */
export type FaultMessageByField = ReadonlyMap<string, string>

interface PlainFieldProps {
  readonly id: string
  readonly label: string
  readonly fault: string | undefined
  readonly help?: string
  readonly children: ReactNode
}

/** A label, an input and what is wrong with it, in a form of our own. */
export function PlainField({ id, label, fault, help, children }: PlainFieldProps) {
  return (
    <div className="plain-form__field">
      <label htmlFor={id}>{label}</label>
      {children}
      <span id={`${id}-help`} className="plain-form__help">
        {help}
      </span>
      <span id={`${id}-fault`}>
        <FaultMessage text={fault} />
      </span>
    </div>
  )
}

/** Links an input to its label and messages. */
export function plainInputProps(id: string, fault: string | undefined) {
  return { id, 'aria-invalid': fault !== undefined, 'aria-describedby': `${id}-help ${id}-fault` } as const
}

/** What is wrong, said at once. */
export function FaultMessage({ text }: { readonly text: string | undefined }) {
  return text ? (
    <span className="plain-form__fault" role="alert">
      {text}
    </span>
  ) : null
}

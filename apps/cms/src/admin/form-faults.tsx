'use client'

import { useAllFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useTranslate } from '../messages/use-translate.ts'
import { useFormatFieldPath } from './form-fields/use-format-field-path.ts'
import { showField } from './show-field.ts'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'

interface Fault {
  readonly path: string
  readonly message: string
}

/** The faults that prevent publication, each with a link to its field. */
export function FormFaults() {
  const [fields] = useAllFormFields()
  const words = useTranslate()
  const nameOf = useFormatFieldPath()
  const isSubmitted = useFormSubmitted()
  const found = Object.entries(fields).flatMap(([path, { valid, errorMessage }]): Fault[] =>
    valid === false ? [{ path, message: errorMessage ?? words('faults:one') }] : [],
  )
  const faults = useFrozenWhilePressed(isSubmitted ? found : [])
  if (faults.length === 0) return null
  return (
    <section
      className="publication-state"
      data-state="refused"
      aria-live="assertive"
      aria-label={words('faults:label')}
    >
      <h2 className="publication-state__heading">{words('faults:heading')}</h2>
      <ul className="publication-state__faults">
        {faults.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              className="publication-state__fault"
              onClick={() => void showField(path, { isThere: true })}
            >
              {nameOf(path)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

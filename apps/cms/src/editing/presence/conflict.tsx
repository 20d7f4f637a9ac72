'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { useAnswer } from '../../admin/requests.ts'
import { useFieldNames } from '../../admin/use-field-names.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { forgetSaves } from '../saving-sign/saves.ts'
import { type Difference, findDifferences } from './find-differences.ts'
import { nameOverwriting } from './name-overwriting.ts'

const documentSchema = z.record(z.string(), z.unknown())

interface ConflictProps {
  /** The document's address in the REST interface. */
  readonly address: string
  readonly savedBy: string
  readonly savedAt: string
}

/**
 * Shown when somebody else saved the document after this form loaded it: both versions side by side, and the choice between
 * them.
 */
export function Conflict({ address, savedBy, savedAt }: ConflictProps) {
  const words = useTranslate()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { code: locale } = useLocale()
  const saved = useSaved(address, locale, savedAt)
  const differences = saved ? findDifferences(reduceFieldsToValues(fields, true), saved) : []
  return (
    <section className="presence" data-state="conflict" role="alert" aria-label={words('saving:conflict')}>
      <h2 className="presence__heading">{words('saving:savedMeanwhile', { name: savedBy })}</h2>
      <p>{words(isModified ? 'saving:notSaved' : 'saving:older')}</p>
      {differences.length > 0 ? <Differences differences={differences} savedBy={savedBy} /> : null}
      <Choice address={address} savedAt={savedAt} />
    </section>
  )
}

interface ChoiceProps {
  readonly address: string
  /** The time of the version that would be overwritten. */
  readonly savedAt: string
}

/** Takes the other person's version, or overwrites it; a lock does not prevent that. */
export function Choice({ address, savedAt }: ChoiceProps) {
  const words = useTranslate()
  const isModified = useFormModified()
  const { setModified, submit } = useForm()
  const { code: locale } = useLocale()
  const { docConfig } = useDocumentInfo()
  const takeTheirs = () => {
    // At once: the form warns whoever reloads it until it has been shown anew.
    flushSync(() => {
      forgetSaves(address)
      setModified(false)
    })
    window.location.reload()
  }
  const keepMine = () =>
    submit({
      action: `${address}?draft=true&overrideLock=true&depth=0&fallback-locale=null&locale=${locale}`,
      method: 'PATCH',
      overrides: { updatedAt: savedAt, _status: 'draft' },
      skipValidation: true,
    })
  return (
    <div className="presence__choice">
      <button type="button" className="btn btn--style-secondary btn--size-small" onClick={takeTheirs}>
        {words('saving:showTheirs')}
      </button>
      {isModified ? (
        <button type="button" className="btn btn--style-primary btn--size-small" onClick={() => void keepMine()}>
          {words(nameOverwriting(Boolean(docConfig?.versions)))}
        </button>
      ) : null}
    </div>
  )
}

interface DifferencesProps {
  readonly differences: readonly Difference[]
  readonly savedBy: string
}

function Differences({ differences, savedBy }: DifferencesProps) {
  const words = useTranslate()
  const nameOf = useFieldNames()
  return (
    <table className="presence__differences">
      <thead>
        <tr>
          <th scope="col">{words('saving:field')}</th>
          <th scope="col">{savedBy}</th>
          <th scope="col">{words('saving:you')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, mine, theirs }) => (
          <tr key={path}>
            <th scope="row">{nameOf(path)}</th>
            <td>{theirs}</td>
            <td>{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @param savedAt read again for each save */
function useSaved(address: string, locale: string, savedAt: string): Record<string, unknown> | undefined {
  const query = new URLSearchParams({ draft: 'true', depth: '0', 'fallback-locale': 'null', locale, savedAt })
  return useAnswer(documentSchema, `${address}?${query}`)
}

'use client'

import { useAllFormFields, useDocumentInfo, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import type { Translate } from '../messages/translate.ts'
import { useTranslate } from '../messages/use-translate.ts'
import { changeConnection } from './connection/connection.ts'
import { useFormatFieldPath } from './form-fields/use-format-field-path.ts'
import { publicationPollIntervalMs } from './publication-poll-interval.ts'
import { useRequest } from './requests.ts'
import { showField } from './show-field.ts'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'
import './publication-state.css'

const answerSchema = z.object({
  state: z.string(),
  message: z.string(),
  /** When the site last confirmed the publication, ISO 8601; `null` before, and while it is pending. */
  seenAt: z.string().nullable(),
  isAwaited: z.boolean(),
  /** Its public address. */
  address: z.string().nullable(),
})
/** What a form shows about publication. */
export type PublicationStateResponse = z.infer<typeof answerSchema>

const STATES = ['online', 'offline', 'refused', 'delayed', 'waiting', 'hidden', 'unchecked'] as const

/** Shown before the first answer, so that no page is called offline by mistake. */
const NOT_KNOWN_YET = '…'

/** Shows beside the form what visitors see of a page or site, as confirmed by the site, and why a publication failed. */
export function PublicationState() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const words = useTranslate()
  const shown = useFrozenWhilePressed(useShown(subjectOf(collectionSlug, id), lastUpdateTime))
  useSiteIsSilent(shown?.state === 'unchecked')
  return (
    <>
      <FormFaults />
      {id ? (
        <section className="publication-state" data-state={stateOf(shown)} aria-live="polite">
          <h2 className="publication-state__heading">
            {shown === undefined ? NOT_KNOWN_YET : headingOf(shown, i18n.language, words)}
          </h2>
          {shown?.message ? <p className="publication-state__message">{shown.message}</p> : null}
          {shown?.address ? (
            <a href={shown.address} target="_blank" rel="noreferrer">
              {words('publication:open')}
            </a>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function stateOf(shown: PublicationStateResponse | null | undefined): string | undefined {
  return shown === null ? 'unknown' : shown?.isAwaited ? 'waiting' : shown?.state
}

function headingOf(shown: PublicationStateResponse | null, language: string, words: Translate): string {
  if (shown === null) return words('publication:unknown')
  const { state, isAwaited, seenAt } = shown
  if (state !== 'online') return words(`publication:${STATES.find((known) => known === state) ?? 'waiting'}`)
  if (isAwaited) return words('publication:awaited')
  if (seenAt === null) return words('publication:online')
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return words('publication:seen', { time: time.format(new Date(seenAt)) })
}

function subjectOf(collection: string | undefined, id: number | string | undefined): string | undefined {
  if (id === undefined) return undefined
  const kind = { sites: 'site', redirects: 'redirect' }[collection ?? '']
  return `${kind ?? 'page'}:${id}`
}

/** The bar above the admin says so too. */
function useSiteIsSilent(siteIsSilent: boolean): void {
  useEffect(() => {
    changeConnection({ siteIsSilent })
    return () => changeConnection({ siteIsSilent: false })
  }, [siteIsSilent])
}

/** @returns `null` while it cannot be asked, so that nothing is called live that nobody has checked */
function useShown(
  subject: string | undefined,
  savedAt: number | undefined,
): PublicationStateResponse | null | undefined {
  const address = subject && `/api/publications/of/${subject}?savedAt=${savedAt ?? 0}`
  return useRequest(answerSchema, address, {
    ifFailed: null,
    again: (shown, count) => (subject === undefined ? undefined : publicationPollIntervalMs(subject, shown, count)),
  })
}

/** The faults that prevent publication, each with a link to its field. */
function FormFaults() {
  const [fields] = useAllFormFields()
  const words = useTranslate()
  const nameOf = useFormatFieldPath()
  const isSubmitted = useFormSubmitted()
  const found = Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
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

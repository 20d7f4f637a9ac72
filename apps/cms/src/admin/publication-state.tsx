'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import type { TextKey, Translate } from '../messages/translate.ts'
import { useTranslate } from '../messages/use-translate.ts'
import { FormFaults } from './form-faults.tsx'
import { pauseOfLooks } from './pause-of-looks.ts'
import { useAnswer } from './requests.ts'
import { useStableValue } from './use-stable-value.ts'
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
export type Shown = z.infer<typeof answerSchema>

const HEADINGS: Readonly<Record<string, TextKey>> = {
  online: 'publication:online',
  offline: 'publication:offline',
  refused: 'publication:refused',
  delayed: 'publication:delayed',
  waiting: 'publication:waiting',
  hidden: 'publication:hidden',
  unchecked: 'publication:unchecked',
}

/** Shown before the first answer, so that no page is called offline by mistake. */
const NOT_KNOWN_YET = '…'

/** Shows beside the form what visitors see of a page or site, as confirmed by the site, and why a publication failed. */
export function PublicationState() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const words = useTranslate()
  const shown = useStableValue(useShown(subjectOf(collectionSlug, id), lastUpdateTime))
  return (
    <>
      <FormFaults />
      {id ? (
        <section
          className="publication-state"
          data-state={shown?.isAwaited ? 'waiting' : shown?.state}
          aria-live="polite"
        >
          <h2 className="publication-state__heading">
            {shown ? headingOf(shown, i18n.language, words) : NOT_KNOWN_YET}
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

function headingOf({ state, isAwaited, seenAt }: Shown, language: string, words: Translate): string {
  if (state !== 'online') return words(HEADINGS[state] ?? 'publication:waiting')
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

function useShown(subject: string | undefined, savedAt: number | undefined): Shown | undefined {
  const address = subject && `/api/publications/of/${subject}?savedAt=${savedAt ?? 0}`
  return useAnswer(answerSchema, address, {
    again: (shown, count) => (subject === undefined ? undefined : pauseOfLooks(subject, shown, count)),
  })
}

'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import type { TextKey, Translate } from '../messages/translate.ts'
import { useTranslate } from '../messages/use-translate.ts'
import { FormFaults } from './form-faults.tsx'
import { useAnswer } from './requests.ts'
import { useStableValue } from './use-stable-value.ts'
import './publication-state.css'

const answerSchema = z.object({
  state: z.string(),
  message: z.string(),
  /** When the site last said that it shows what was published, ISO 8601; `null` before, and while it is awaited. */
  seenAt: z.string().nullable(),
  isAwaited: z.boolean(),
  /** Where visitors find it. */
  address: z.string().nullable(),
})
/** What a form says beside its fields of what visitors see. */
export type Shown = z.infer<typeof answerSchema>

const POLL_MS = 700
/** After a save the publisher needs a moment; what is still under way then is looked at for as long as it takes. */
const LOOKS_AFTER_SAVE = 6

const HEADINGS: Readonly<Record<string, TextKey>> = {
  online: 'publication:online',
  offline: 'publication:offline',
  refused: 'publication:refused',
  delayed: 'publication:delayed',
  waiting: 'publication:waiting',
}

/** Before the content system has said it: nobody may read that a page is offline which is not. */
const NOT_KNOWN_YET = '…'

/** Says beside the form what visitors see of this page or site, by the site's own word, and why a publication did not go through. */
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
    again: (shown, count) => (count < LOOKS_AFTER_SAVE || isUnderWay(shown) ? POLL_MS : undefined),
  })
}

function isUnderWay(shown: Shown | undefined): boolean {
  return shown === undefined || shown.isAwaited || shown.state === 'waiting' || shown.state === 'delayed'
}

'use client'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { COLLECTION_OF_KIND } from '../../content/document-kinds.ts'
import { useTranslate } from '../../messages/use-translate.ts'

/** A place that uses something; a page in several languages is one place. */
const useSchema = z.object({
  kind: z.enum(['page', 'site', 'media', 'redirect']),
  id: z.number(),
  title: z.string(),
  /** The path of the field, and its labels. */
  path: z.string(),
  place: z.string(),
  languages: z.array(z.string()),
  /** Whether visitors see it. */
  isLive: z.boolean(),
})
const answerSchema = z.object({
  uses: z.array(useSchema),
  total: z.number(),
  pages: z.number(),
  isComplete: z.boolean(),
})
type Answer = z.infer<typeof answerSchema>
export type ContentUse = z.infer<typeof useSchema>

interface UsesListProps {
  /** Such as `page:12` or `product:7148`. */
  readonly of: string
  readonly savedAt?: number | undefined
  /** Shown when there are no uses. */
  readonly nothing: string
  /** Rendered below the list at once, with the number of uses known so far. */
  readonly children?: (count: number) => ReactNode
}

/** All uses of something, each a link to its field. */
export function UsesList({ of, savedAt, nothing, children }: UsesListProps) {
  const words = useTranslate()
  const answer = useRequest(answerSchema, `/api/uses?of=${of}&savedAt=${savedAt ?? 0}`, { ifFailed: SILENT })
  return (
    <>
      {answer === undefined ? <p aria-busy="true">…</p> : null}
      {answer === SILENT ? <p role="alert">{words('blocks:failed')}</p> : null}
      {typeof answer === 'object' ? <Uses answer={answer} of={of} nothing={nothing} /> : null}
      {children?.(typeof answer === 'object' ? answer.total : 0)}
    </>
  )
}

function Uses({ answer, of, nothing }: { readonly answer: Answer } & Pick<UsesListProps, 'of' | 'nothing'>) {
  const words = useTranslate()
  const { uses, total, pages, isComplete } = answer
  const siteId = of.startsWith('site:') ? of.slice('site:'.length) : undefined
  return (
    <>
      {isComplete ? null : <p>{words('uses:building')}</p>}
      {siteId && pages > 0 ? (
        <p>
          <a href={`/admin/collections/pages?where[site][equals]=${siteId}`}>{words('uses:pages', { count: pages })}</a>{' '}
          {words('uses:ofSite')}
        </p>
      ) : null}
      {total === 0 && pages === 0 ? <p>{nothing}</p> : null}
      <ul className="where-used__list">
        {uses.map((use) => (
          <li key={`${use.kind}:${use.id} ${use.path}`}>
            <UseEntry use={use} />
          </li>
        ))}
      </ul>
      {total > uses.length ? <p>{words('uses:more', { count: total - uses.length })}</p> : null}
    </>
  )
}

function UseEntry({ use }: { readonly use: ContentUse }) {
  const words = useTranslate()
  const { kind, id, title, path, place, languages, isLive } = use
  const address = `/admin/collections/${COLLECTION_OF_KIND[kind]}/${id}?field=${encodeURIComponent(path)}`
  const count = languages.length
  const more = [place, count > 1 ? words('uses:languages', { count }) : '', isLive ? '' : words('uses:draft')]
  return (
    <>
      <a href={address}>{title}</a>
      <span className="where-used__place">{more.filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** The content system did not answer. */
const SILENT = 'silent'

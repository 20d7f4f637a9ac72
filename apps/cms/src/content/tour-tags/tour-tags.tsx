'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { tourTagsSchema } from './tour-tags-schema.ts'
import './tour-tags.css'

type ShownTag = z.infer<typeof tourTagsSchema>['tags'][number]

/** Milliseconds without typing before the site is asked. */
const SETTLED_MS = 400

/** The tags of the page's tour group as the site has them, each with what it follows from. */
export function TourTags() {
  const words = useTranslate()
  const tgid = Number(useFormFields(([fields]) => fields?.['categorisation.tgid']?.value) ?? 0)
  const lang = useFormFields(([fields]) => fields?.lang?.value)
  const { lastUpdateTime } = useDocumentInfo()
  const query = new URLSearchParams({ tgid: String(tgid), lang: String(lang ?? 'en'), at: String(lastUpdateTime ?? 0) })
  const address = tgid > 0 ? `/api/tour-tags?${query}` : undefined
  const answer = useRequest(tourTagsSchema, address, { delay: SETTLED_MS, ifFailed: null, clearsOnChange: false })
  if (tgid <= 0 || answer === undefined) return null
  return (
    <section className="tour-tags" aria-labelledby="tour-tags-heading">
      <h3 id="tour-tags-heading" className="tour-tags__heading">
        {words('tourTags:heading')}
      </h3>
      <p className="tour-tags__help">{words(helpFor(answer))}</p>
      {answer && answer.tags.length > 0 && (
        <dl className="tour-tags__list">
          {answer.tags.map((tag) => (
            <Tag key={tag.tag} tag={tag} />
          ))}
        </dl>
      )}
    </section>
  )
}

function helpFor(answer: z.infer<typeof tourTagsSchema> | null) {
  if (answer === null) return 'tourTags:unknown'
  return answer.tags.length > 0 ? 'tourTags:help' : 'tourTags:none'
}

function Tag({ tag: { tag, has, evidence, editor } }: { readonly tag: ShownTag }) {
  const words = useTranslate()
  const name = words(`tourTags:${tag}`)
  return (
    <div className="tour-tags__row">
      <dt>{has ? name : <del>{name}</del>}</dt>
      {editor && <dd>{words(editor.has ? 'tourTags:byEditor' : 'tourTags:notByEditor', { reason: editor.reason })}</dd>}
      {evidence.map(({ kind, values }) => (
        <dd key={kind}>{words(`tourTags:from_${kind}`, { values: values.join(', ') })}</dd>
      ))}
    </div>
  )
}

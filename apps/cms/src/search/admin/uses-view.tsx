import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ViewFrame } from '../../admin/view-frame.tsx'
import { translatorFor } from '../../messages/translate.ts'
import { parseUsedEntity } from '../find-uses.ts'
import { UsesList } from './uses-list.tsx'
import './where-used.css'

/** The uses of something without a form: a tour group, a collection or a category of the catalogue. */
export function UsesView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login')
  const of = typeof searchParams?.of === 'string' ? searchParams.of : ''
  const used = parseUsedEntity(of)
  const say = translatorFor(req.i18n.language)
  return (
    <ViewFrame view={view}>
      <h1>
        {used
          ? say('finding:usesOf', { thing: say(THINGS[used.kind]), number: String(used.number) })
          : say('uses:heading')}
      </h1>
      {used ? <UsesList of={of} nothing={say('uses:nowhere')} /> : <p>{say('finding:ofWhat')}</p>}
    </ViewFrame>
  )
}

const THINGS = {
  page: 'desk:page',
  media: 'desk:picture',
  site: 'desk:site',
  product: 'finding:tour',
  collection: 'finding:collection',
  category: 'finding:category',
  subCategory: 'finding:subCategory',
} as const

import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { readUsed } from '../find-uses.ts'
import { UsesList } from './uses-list.tsx'
import './where-used.css'

/** Where something is used that has no form of its own: a tour group, a collection or a category of the catalogue. */
export function UsesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect('/admin/login')
  const of = typeof searchParams?.of === 'string' ? searchParams.of : ''
  const used = readUsed(of)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      user={req.user}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{used ? `Where ${NAMES[used.kind]} ${used.number} is used` : 'Where used'}</h1>
        {used ? <UsesList of={of} nothing="Nowhere." /> : <p>Of what? Search for a number with Ctrl+K.</p>}
      </Gutter>
    </DefaultTemplate>
  )
}

const NAMES = {
  page: 'page',
  media: 'picture',
  site: 'site',
  product: 'tour group',
  collection: 'collection',
  category: 'category',
  subCategory: 'sub-category',
} as const

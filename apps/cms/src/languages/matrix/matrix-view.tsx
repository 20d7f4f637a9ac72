import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { Matrix } from './matrix.tsx'

/** A page of the admin: every page in every language. */
export function MatrixView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Flanguages')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      req={req}
      payload={req.payload}
      permissions={permissions}
      user={req.user}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <Gutter>
        <Matrix />
      </Gutter>
    </DefaultTemplate>
  )
}

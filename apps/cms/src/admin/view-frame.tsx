import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { addressSegmentsOfView, titleOfView } from './title-of-view.ts'

interface ViewFrameProps {
  /** The properties that Payload passes to the view. */
  readonly view: AdminViewServerProps
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of the admin around one of our views: navigation, header with the path to it, and margins. */
export function ViewFrame({ view, className, children }: ViewFrameProps) {
  const { initPageResult, params, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  const label = titleOfView(addressSegmentsOfView(view), req.i18n.language)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      {...(req.user ? { user: req.user } : {})}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      {label && <SetStepNav nav={[{ label }]} />}
      <Gutter {...(className ? { className } : {})}>{children}</Gutter>
    </DefaultTemplate>
  )
}

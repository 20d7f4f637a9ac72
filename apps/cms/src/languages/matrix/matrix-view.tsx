import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ViewFrame } from '../../admin/view-frame.tsx'
import { Matrix } from './matrix.tsx'

/** A page of the admin: every page in every language. */
export function MatrixView(view: AdminViewServerProps) {
  if (!view.initPageResult.req.user) redirect('/admin/login?redirect=%2Fadmin%2Flanguages')
  return (
    <ViewFrame view={view}>
      <Matrix />
    </ViewFrame>
  )
}

import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ViewFrame } from '../../admin/view-frame.tsx'
import { Matrix } from './matrix.tsx'

/** The admin's view of the matrix. */
export function MatrixView(view: AdminViewServerProps) {
  if (!view.initPageResult.req.user) redirect('/admin/login?redirect=%2Fadmin%2Flanguages')
  return (
    <ViewFrame view={view}>
      <Matrix />
    </ViewFrame>
  )
}

'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { CommentMark } from './comment-mark.tsx'

interface FieldLabelWithCommentsProps {
  readonly path: string
  readonly field: {
    readonly label?: StaticLabel | false
    readonly localized?: boolean
    readonly required?: boolean
  }
}

/** The label of a field, with the mark of its comments. */
export function FieldLabelWithComments({ path, field }: FieldLabelWithCommentsProps) {
  const { label, localized = false, required = false } = field
  return (
    <>
      {label ? <FieldLabel label={label} localized={localized} path={path} required={required} /> : null}
      <CommentMark path={path} />
    </>
  )
}

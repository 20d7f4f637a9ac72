'use client'

import { useDebounced } from '../../admin/use-debounced.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { lengthWhereLong } from './long-text.ts'
import './warnings.css'

interface LengthWarningProps {
  readonly text: string
  /** Characters; nothing warns where it is no number. */
  readonly comfortable: unknown
}

/** Below a heading that is longer than visitors read. */
export function LengthWarning({ comfortable, text }: LengthWarningProps) {
  const say = useTranslate()
  const settled = useDebounced(text, 400)
  if (typeof comfortable !== 'number') return null
  const length = lengthWhereLong(settled, comfortable)
  return (
    <p className="length-warning" role="status">
      {length !== undefined && say('blocks:long', { count: length, most: comfortable })}
    </p>
  )
}

'use client'

import { useDebounced } from '../../admin/use-debounced.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { lengthIfTooLong } from './heading-length.ts'
import './warnings.css'

interface LengthWarningProps {
  readonly text: string
  /** Characters; without a number there is no warning. */
  readonly comfortable: unknown
}

/** The warning below a heading that is too long to be read at a glance. */
export function LengthWarning({ comfortable, text }: LengthWarningProps) {
  const say = useTranslate()
  const settled = useDebounced(text, 400)
  if (typeof comfortable !== 'number') return null
  const length = lengthIfTooLong(settled, comfortable)
  return (
    <p className="length-warning" role="status">
      {length !== undefined && say('blocks:long', { count: length, most: comfortable })}
    </p>
  )
}

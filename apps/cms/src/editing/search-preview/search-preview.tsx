'use client'

import { useFormFields } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'
import { truncateForSearchResult, VISIBLE_LENGTH } from './truncate-for-search-result.ts'
import './search-preview.css'

/** Shows the edited page as a search result, with the length of its texts. */
export function SearchPreview() {
  const words = useTranslate()
  const title = useText('meta.title')
  const heading = useText('title')
  const description = useText('meta.description')
  const path = useText('path')
  const measured = truncateForSearchResult(title || heading, VISIBLE_LENGTH.title)
  const below = truncateForSearchResult(description, VISIBLE_LENGTH.description)
  return (
    <section className="search-preview" aria-label={words('search:heading')}>
      <h3 className="search-preview__heading">{words('search:heading')}</h3>
      <div className="search-preview__result">
        <p className="search-preview__address">{['…', ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className="search-preview__title">{measured.shown || words('search:noTitle')}</p>
        <p>{below.shown || words('search:noDescription')}</p>
      </div>
      <ul className="search-preview__counts">
        <Count measured={measured} most={VISIBLE_LENGTH.title} of="search:title" />
        <Count measured={below} most={VISIBLE_LENGTH.description} of="search:description" />
      </ul>
    </section>
  )
}

interface CountProps {
  readonly measured: ReturnType<typeof truncateForSearchResult>
  readonly most: number
  readonly of: 'search:title' | 'search:description'
}

function Count({ measured: { count, isCut }, most, of }: CountProps) {
  const words = useTranslate()
  return (
    <li data-cut={isCut}>
      <meter min={0} max={most} value={Math.min(count, most)} aria-hidden="true" />
      {words(of, { count, most })}
      {isCut ? ` ${words('search:cut')}` : ''}
    </li>
  )
}

function useText(path: string): string {
  const value = useFormFields(([fields]) => fields?.[path]?.value)
  return typeof value === 'string' ? value : ''
}

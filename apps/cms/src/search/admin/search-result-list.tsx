'use client'

import { Link } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'

export interface SearchResultEntry {
  readonly title: string
  readonly kind: string
  readonly more: string
  /** Text around the match, which is enclosed in two characters that no text contains. */
  readonly excerpt: string
  readonly href: string
}

interface SearchResultListProps {
  readonly entries: readonly SearchResultEntry[]
  readonly chosen: number
  readonly onDone: () => void
  readonly onPoint: (index: number) => void
}

export function optionId(index: number): string {
  return `search-box-option-${index}`
}

/** The results of a search, one of them selected by keyboard or pointer. */
export function SearchResultList({ entries, chosen, onDone, onPoint }: SearchResultListProps) {
  const words = useTranslate()
  return (
    <div id="search-box-list" className="search-box__list" role="listbox" aria-label={words('finding:found')}>
      {entries.map((entry, index) => (
        <Link
          key={entry.href}
          id={optionId(index)}
          className="search-box__entry"
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={entry.href}
          prefetch={false}
          onClick={onDone}
          onMouseMove={() => onPoint(index)}
          ref={(element: HTMLElement | null) => {
            if (index === chosen) element?.scrollIntoView({ block: 'nearest' })
          }}
        >
          <span className="search-box__kind">{entry.kind}</span>
          <span className="search-box__title">{entry.title}</span>
          <span className="search-box__more">{entry.more}</span>
          {entry.excerpt.includes(OPEN) ? <Excerpt text={entry.excerpt} /> : null}
        </Link>
      ))}
    </div>
  )
}

const OPEN = '\u0002'
const CLOSE = '\u0003'

function Excerpt({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split(OPEN)
  return (
    <span className="search-box__excerpt">
      {first}
      {rest.map((part) => {
        const [found = '', after = ''] = part.split(CLOSE)
        return (
          <span key={part}>
            <mark>{found}</mark>
            {after}
          </span>
        )
      })}
    </span>
  )
}

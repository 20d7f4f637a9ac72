'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslate } from '../../messages/use-translate.ts'
import { LANGUAGE_MARK_STATES } from './build-language-marks.ts'
import { LANGUAGE_MARK_SYMBOLS } from './language-mark-symbols.ts'
import { useAreMarksComplete } from './language-marks-provider.tsx'
import { EACH_LANGUAGE, LANGUAGES_PARAM, listQueryString } from './list-query-string.ts'
import './pages-or-languages-switch.css'

/** Switches the list between pages and their single languages, and explains the signs. The choice is in the address. */
export function PagesOrLanguagesSwitch() {
  const words = useTranslate()
  const query = useSearchParams()
  const isTrash = usePathname().endsWith('/trash')
  const { isInDrawer } = useListDrawerContext()
  const isComplete = useAreMarksComplete()
  if (isTrash || isInDrawer) return null
  const isEach = query.get(LANGUAGES_PARAM) === EACH_LANGUAGE
  return (
    <div className="list-switch" data-shows={isEach ? 'each' : 'once'}>
      <nav className="list-switch__choices" aria-label={words('pages:rows')}>
        {[false, true].map((each) => (
          <a
            key={String(each)}
            className="list-switch__choice"
            href={listQueryString(query.toString(), each)}
            aria-current={each === isEach ? 'true' : undefined}
          >
            {words(each ? 'pages:each' : 'pages:once')}
          </a>
        ))}
      </nav>
      <details className="list-switch__signs">
        <summary>{words('pages:signs')}</summary>
        <ul>
          {LANGUAGE_MARK_STATES.map((state) => (
            <li key={state}>
              <span aria-hidden="true">{LANGUAGE_MARK_SYMBOLS[state]}</span> {words(`pages:${state}`)}
            </li>
          ))}
        </ul>
      </details>
      {isComplete ? null : <p>{words('uses:building')}</p>}
    </div>
  )
}

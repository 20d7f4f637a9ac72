import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { loadSettings } from '../../infrastructure/settings.ts'
import { translatorFor } from '../../messages/translate.ts'
import { addressSegmentsOfView } from '../title-of-view.ts'
import { ViewFrame } from '../view-frame.tsx'
import { GuideText } from './guide-text.tsx'
import { GUIDES, parseGuideName } from './guides.ts'
import { readGuides } from './read-guide.ts'
import './help.css'

/**
 * The manual for editors, one page at a time: `/admin/help/<name>`.
 *
 * @param children above the list of its pages
 */
export async function HelpView({ children, ...view }: AdminViewServerProps & { readonly children?: ReactNode }) {
  const { req } = view.initPageResult
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fhelp')
  const chosen = parseGuideName(addressSegmentsOfView(view)[1])
  if (!chosen) redirect(`/admin/help/${GUIDES[0]}`)
  const guides = await readGuides(loadSettings().appDir)
  const shown = guides.find(({ name }) => name === chosen)
  const say = translatorFor(req.i18n.language)
  return (
    <ViewFrame view={view} className="help">
      <nav className="help__pages" aria-labelledby="help-heading">
        <h2 id="help-heading">{say('help:heading')}</h2>
        <p>{say('help:about')}</p>
        {children}
        <ul>
          {guides.map(({ name, title }) => (
            <li key={name} lang="en">
              <a href={`/admin/help/${name}`} aria-current={name === chosen ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="help__page" lang="en">
        <h1>{shown?.title}</h1>
        <GuideText text={shown?.text ?? []} />
      </article>
    </ViewFrame>
  )
}

import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ReactNode } from 'react'
import { BRAND_NAMES } from '../brands/registry.ts'
import type { Visit } from '../request/visit.ts'
import type { ComponentExamples } from './examples/component-examples.ts'
import { EXAMPLE_GROUPS, SINGLE_PAGE_GROUPS } from './examples/example-groups.ts'
import styles from './gallery.module.css'
import { buildGalleryAddress, type GalleryRequest, TEXT_VARIANTS, WIDTHS } from './gallery-request.ts'

export interface GalleryIndexProps {
  readonly visit: Pick<Visit, 'siteUid' | 'lang'>
  readonly request: GalleryRequest
  /** What can be chosen: uids of sites, and languages. */
  readonly sites: readonly string[]
  readonly languages: readonly LanguageCode[]
  readonly head: ReactNode
}

/** All examples, each in a frame of the selected width. In English and without a brand, like the list of sites. */
export function GalleryIndex({ visit, request, sites, languages, head }: GalleryIndexProps) {
  const addressOf = (show: string) => buildGalleryAddress(visit, { ...request, show })
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Passepartout: gallery</title>
        {head}
      </head>
      <body>
        <main className={styles.index}>
          <h1 className={styles.title}>Gallery</h1>
          <form className={styles.controls} action="/_gallery/">
            <Choice name="uid" label="Site" values={sites} chosen={visit.siteUid} />
            <Choice name="lang" label="Language" values={languages} chosen={visit.lang} />
            <Choice name="brand" label="Brand" values={BRAND_NAMES} chosen={request.brand} />
            <Choice name="words" label="Words" values={TEXT_VARIANTS} chosen={request.words} />
            <Choice name="width" label="Width" values={WIDTHS.map(String)} chosen={String(request.width)} />
            <button type="submit" className={styles.submit}>
              Show
            </button>
          </form>
          <p className={styles.whole}>
            {'All on one page: '}
            {SINGLE_PAGE_GROUPS.map((group) => (
              <a key={group} href={addressOf(group)}>
                {group}
              </a>
            ))}
          </p>
          {Object.entries(EXAMPLE_GROUPS).map(([group, components]) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} className={styles.group}>
                {group}
              </h2>
              {Object.entries(components).map(([name, shown]) => (
                <Examples key={name} name={name} shown={shown} width={request.width} addressOf={addressOf} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
  readonly chosen: string
}

function Choice({ name, label, values, chosen }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={chosen}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
}

interface ExamplesProps {
  readonly name: string
  readonly shown: ComponentExamples
  readonly width: number
  readonly addressOf: (show: string) => string
}

/** Initial heights in CSS pixels; frames grow with their content, but not with overlays. */
const HEIGHTS = { before: 320, main: 120, after: 640 } as const satisfies Record<ComponentExamples['place'], number>
const HEIGHT_WHEN_OPEN = 640

function Examples({ name, shown, width, addressOf }: ExamplesProps) {
  return (
    <>
      <h3 className={styles.name}>
        {name} <small>{shown.module}</small>
      </h3>
      {Object.keys(shown.states).map((state) => (
        <figure key={state}>
          <figcaption className={styles.caption}>
            <a href={addressOf(`${name}/${state}`)}>{state}</a>
          </figcaption>
          <div className={styles.scroll}>
            <iframe
              className={styles.frame}
              title={`${name}, ${state}`}
              src={addressOf(`${name}/${state}`)}
              width={width}
              height={shown.press === undefined ? HEIGHTS[shown.place] : HEIGHT_WHEN_OPEN}
              loading="lazy"
            />
          </div>
        </figure>
      ))}
    </>
  )
}

import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { DocumentShell } from '../../pages/document/document.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from '../gallery.module.css'
import type { ComponentExamples } from './component-examples.ts'
import { EXAMPLE_GROUPS } from './example-groups.ts'

interface ExampleDocumentProps {
  readonly page: PageContext
  /** `header/manual`, or a group. */
  readonly show: string
  readonly head: ReactNode
}

/** One example or a whole group, without the frame of a site. */
export function ExampleDocument({ page, show, head }: ExampleDocumentProps) {
  const [name = '', state] = show.split('/')
  if (state === undefined) return <GroupDocument page={page} group={name} head={head} />
  const found = findShown(name)
  const example = found?.shown.states[state]
  if (!found || !example) return null
  const { place, press } = found.shown
  const element = example(page)
  return (
    <DocumentShell page={element.props.page ?? page} head={<Head title={show}>{head}</Head>}>
      {place === 'before' && element}
      <main className={found.group === 'primitives' ? styles.primitive : undefined}>
        <Title>{show}</Title>
        {place === 'main' && element}
      </main>
      {place === 'after' && element}
      {press !== undefined && <template data-press={press} />}
    </DocumentShell>
  )
}

function findShown(name: string): { readonly group: string; readonly shown: ComponentExamples } | undefined {
  for (const [group, components] of Object.entries(EXAMPLE_GROUPS)) {
    const shown = new Map(Object.entries(components)).get(name)
    if (shown) return { group, shown }
  }
  return undefined
}

interface GroupDocumentProps {
  readonly page: PageContext
  readonly group: string
  readonly head: ReactNode
}

function GroupDocument({ page, group, head }: GroupDocumentProps) {
  const components = new Map(Object.entries(EXAMPLE_GROUPS)).get(group) ?? {}
  return (
    <DocumentShell page={page} head={<Head title={group}>{head}</Head>}>
      <main>
        <Title>{group}</Title>
        {Object.entries(components).flatMap(([name, { states }]) =>
          Object.entries(states).map(([state, example]) => (
            <section key={`${name}/${state}`} className={styles.state} aria-label={`${name}, ${state}`}>
              <p className={styles.label}>{`${name} · ${state}`}</p>
              {group === 'primitives' ? <div className={styles.primitive}>{example(page)}</div> : example(page)}
            </section>
          )),
        )}
      </main>
    </DocumentShell>
  )
}

function Head({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      {children}
    </>
  )
}

/** A document needs a heading. */
function Title({ children }: { readonly children: string }) {
  return (
    <h1>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  )
}

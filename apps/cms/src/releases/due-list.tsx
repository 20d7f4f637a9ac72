'use client'

import { useDueReleases } from './use-due-releases.ts'
import './releases.css'

/** Above the list of all releases: what is due, the next one first. */
export function DueList() {
  const releases = useDueReleases('', 0)
  return (
    <section className="due-list" aria-label="What is due">
      <h2 className="due-list__heading">What is due</h2>
      {releases.length === 0 ? <p>Nothing has a time set.</p> : null}
      <ol className="due-list__list">
        {releases.map(({ id, name, action, when }) => (
          <li key={id}>
            <strong>{when}</strong> <a href={`/admin/collections/releases/${id}`}>{name}</a>
            {action === 'publish' ? '' : ', taken offline'}
          </li>
        ))}
      </ol>
    </section>
  )
}

'use client'

import { Link } from '@payloadcms/ui'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { usePlannedReleases } from './use-planned-releases.ts'
import './releases.css'

/** The planned releases above the list of all releases, the next one first. */
export function PlannedReleaseList() {
  const words = useTranslate()
  const releases = useFrozenWhilePressed(usePlannedReleases('', 0))
  return (
    <section className="due-list" aria-label={words('releases:due')}>
      <h2 className="due-list__heading">{words('releases:due')}</h2>
      {releases?.length === 0 ? <p>{words('releases:nothingDue')}</p> : null}
      <ol className="due-list__list">
        {releases?.map(({ id, name, action, when }) => (
          <li key={id}>
            {words(action === 'publish' ? 'releases:published' : 'releases:unpublished', { when })}{' '}
            <Link href={`/admin/collections/releases/${id}`} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Gutter, Link, Pill, SetDocumentStepNav, Table } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { ClientField, Column, DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { translateLabel } from '../../messages/labels.ts'
import { type VersionState, versionStates } from './version-states.ts'
import './versions-view.css'

const versionsSchema = z.array(
  z.object({
    id: z.union([z.number(), z.string()]),
    updatedAt: z.string(),
    autosave: z.boolean().nullish(),
    version: z.object({ editedBy: z.string().nullish(), _status: z.enum(['draft', 'published']).nullish() }),
  }),
)

const STATE_WORDS = {
  current: 'version:currentlyPublished',
  before: 'version:previouslyPublished',
  newest: 'version:currentDraft',
  draft: 'version:draft',
} as const satisfies Record<VersionState, string>

/** The versions of a document, newest first: time, author and state. Payload's own list shows no author. */
export async function VersionsView({ hasPublishedDoc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID: id, req } = initPageResult
  if (!collectionConfig || id === undefined) return null
  const { slug, labels, admin } = collectionConfig
  const { i18n, payload, t } = req
  const { dateFormat } = payload.config.admin
  const { docs } = await payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  const versions = versionsSchema.parse(docs)
  const statuses = versions.map(({ version }) => version._status)
  const states = versionStates(statuses, hasPublishedDoc)
  const isTrashed = routeSegments[2] === 'trash'
  const folder: `/${string}` = `/collections/${slug}/${isTrashed ? 'trash/' : ''}${id}/versions`
  const addressOf = (version: string | number) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path: `${folder}/${version}` })
  const columns = [
    column('updatedAt', t('general:updatedAt'), versions, ({ id: version, updatedAt }) => (
      <Link href={addressOf(version)} prefetch={false}>
        {formatDate({ date: updatedAt, i18n, pattern: dateFormat })}
      </Link>
    )),
    column('editedBy', translateLabel(i18n.language, 'Last changed by'), versions, ({ version }) => (
      <span>{version.editedBy ?? '–'}</span>
    )),
    ...(collectionConfig.versions?.drafts
      ? [
          column('_status', t('version:status'), versions, ({ autosave }, place) => (
            <>
              {autosave ? <Pill size="small">{t('version:autosave')}</Pill> : null}{' '}
              <Pill size="small">{t(STATE_WORDS[states[place] ?? 'draft'])}</Pill>
            </>
          )),
        ]
      : []),
  ]
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        isTrashed={isTrashed}
        {...(typeof labels.plural === 'function' ? {} : { pluralLabel: labels.plural })}
        useAsTitle={admin.useAsTitle}
        view={t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          {versions.length > 0 ? (
            <Table columns={columns} data={versions} />
          ) : (
            <p>{t('version:noFurtherVersionsFound')}</p>
          )}
        </Gutter>
      </main>
    </>
  )
}

function column<Row>(
  accessor: string,
  heading: string,
  rows: readonly Row[],
  cell: (row: Row, place: number) => ReactNode,
): Column {
  const field = { name: accessor, type: 'text' } as ClientField
  return { accessor, active: true, field, Heading: heading, renderedCells: rows.map((row, place) => cell(row, place)) }
}

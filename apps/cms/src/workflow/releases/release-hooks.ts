import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { accountScopeOf, outOfScopeReason } from '../../access/account-scope.ts'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { createFieldValidator } from '../../messages/create-validator.ts'
import type { Release } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { futureTimeFault, instantOfLocalTime } from './local-time.ts'

/** Refuses times that are past, skipped, or ambiguous. */
export const validateReleaseTime: TextFieldSingleValidation = createFieldValidator(async (value, { data, req }) => {
  if (!value) return true
  const release: Partial<Release> = data
  const zone = await readZone(release.site, req)
  if (zone === undefined) return true
  const time = { localTime: value, occurrence: release.occurrence }
  return futureTimeFault(time, zone, Date.now()) ?? true
})

/** Computes the instant from the local time, and records who saved the release: that person's rights count. */
export const setReleaseDueTime: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  const release = { ...originalDoc, ...data }
  const zone = await readZone(release.site, req)
  const at = release.localTime && zone ? instantOfLocalTime(release.localTime, zone, release.occurrence) : undefined
  return {
    ...data,
    timeZone: zone ?? null,
    dueAt: at === undefined ? null : new Date(at).toISOString(),
    state: 'open',
    message: '',
    plannedBy: req.user?.id ?? null,
  }
}

/** A bulk operation names no release before each one is changed. */
export const refuseChangeOfDoneRelease: CollectionBeforeChangeHook<Release> = ({ data, originalDoc, req }) => {
  if (originalDoc?.state === 'done') throw new LocalizedApiError(req, 409, 'releases:isDone')
  return data
}

/** Refuses whoever may not publish on the site of the release, or on the one that it had before. */
export const requirePublishRightsOnReleaseSite: CollectionBeforeChangeHook<Release> = ({ data, originalDoc, req }) => {
  const { site }: Partial<Release> = { ...originalDoc, ...data }
  const rights = accountScopeOf(req.user)
  const [fault] = [originalDoc?.site, site].flatMap(
    (place) => outOfScopeReason(rights, 'publish', { site: place }) ?? [],
  )
  if (fault) throw new LocalizedApiError(req, 403, fault)
  return data
}

/** All pages must be of the site whose time zone is used. */
export const requirePagesOfReleaseSite: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  const { site, pages = [] }: Partial<Release> = { ...originalDoc, ...data }
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { id: { in: pages.map((page) => relationId(page)) }, site: { not_equals: relationId(site) } },
    req,
  })
  if (totalDocs > 0) throw new LocalizedApiError(req, 400, 'releases:otherSite')
  return data
}

/** Completed releases are history and cannot be changed. */
export const refuseOperationOnDoneReleases: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args
  const id = Number(args.id)
  const found = await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, req })
  if (found?.state === 'done') throw new LocalizedApiError(req, 409, 'releases:isDone')
  return args
}

async function readZone(site: Release['site'] | undefined, req: PayloadRequest): Promise<string | undefined> {
  const id = relationId(site)
  if (id === undefined) return undefined
  const select = { timeZone: true } as const
  return (await req.payload.findByID({ collection: 'sites', id, depth: 0, select, disableErrors: true, req }))?.timeZone
}

import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { Refusal } from '../../access/refusal.ts'
import { faultOfPlace, rightsOf } from '../../access/rights.ts'
import { checkField } from '../../messages/check-value.ts'
import type { Release } from '../../payload-types.ts'
import { idOf } from '../../publishing/build/building.ts'
import { faultOfTime, instantOf } from './local-time.ts'

/** A time that is past is refused at its field, one that clocks skip or show twice too. */
export const validateWhen: TextFieldSingleValidation = checkField(async (value, { data, req }) => {
  if (!value) return true
  const release: Partial<Release> = data
  const zone = await readZone(release.site, req)
  if (zone === undefined) return true
  const time = { localTime: value, occurrence: release.occurrence }
  return faultOfTime(time, zone, Date.now()) ?? true
})

/** The instant follows from the time on the clocks of the site, and whoever saves answers for the release. */
export const planRelease: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  const release = { ...originalDoc, ...data }
  const zone = await readZone(release.site, req)
  const at = release.localTime && zone ? instantOf(release.localTime, zone, release.occurrence) : undefined
  return {
    ...data,
    timeZone: zone ?? null,
    dueAt: at === undefined ? null : new Date(at).toISOString(),
    state: 'open',
    message: '',
    plannedBy: req.user?.id ?? null,
  }
}

/** Many at once name no release before each is changed. */
export const keepDone: CollectionBeforeChangeHook<Release> = ({ data, originalDoc, req }) => {
  if (originalDoc?.state === 'done') throw new Refusal(req, 409, 'releases:isDone')
  return data
}

/** The time zone is the site's, so all of its pages are; and the site is one of whoever plans. */
export const requireOwnSite: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  const { site, pages = [] }: Partial<Release> = { ...originalDoc, ...data }
  const rights = rightsOf(req.user)
  const fault = [originalDoc?.site, site].flatMap((place) => faultOfPlace(rights, 'publish', { site: place }) ?? [])[0]
  if (fault) throw new Refusal(req, 403, fault)
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { id: { in: pages.map((page) => idOf(page)) }, site: { not_equals: idOf(site) } },
    req,
  })
  if (totalDocs > 0) throw new Refusal(req, 400, 'releases:otherSite')
  return data
}

/** What was done is history: nobody rewrites it. */
export const keepDoneReleases: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args
  const id = Number(args.id)
  const found = await req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, req })
  if (found?.state === 'done') throw new Refusal(req, 409, 'releases:isDone')
  return args
}

async function readZone(site: Release['site'] | undefined, req: PayloadRequest): Promise<string | undefined> {
  const id = idOf(site)
  if (id === undefined) return undefined
  const select = { timeZone: true } as const
  return (await req.payload.findByID({ collection: 'sites', id, depth: 0, select, disableErrors: true, req }))?.timeZone
}

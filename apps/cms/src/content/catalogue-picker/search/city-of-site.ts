import type { PayloadRequest } from 'payload'

/**
 * The code of the city that a site is about: of its menu, else of its home page.
 *
 * @returns `undefined` where there is none, or the account may not read it
 */
export async function findCityOfSite(site: number, req: PayloadRequest): Promise<string | undefined> {
  const rights = { depth: 0, overrideAccess: false, req } as const
  const found = await req.payload.findByID({
    collection: 'sites',
    id: site,
    select: { header: { city: true } },
    disableErrors: true,
    ...rights,
  })
  const ofMenu = found?.header?.city?.trim()
  if (ofMenu) return ofMenu
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { site: { equals: site }, pageType: { equals: 'homePage' } },
    select: { categorisation: { city: true } },
    limit: 1,
    ...rights,
  })
  return docs[0]?.categorisation?.city?.trim() || undefined
}

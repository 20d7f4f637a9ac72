import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { z } from 'zod'
import { askSite } from '../../infrastructure/ask-site.ts'
import type { Settings } from '../../infrastructure/settings.ts'

const missSchema = z.object({
  site: z.string(),
  lang: z.enum(LANGUAGE_CODES),
  query: z.string(),
  outcome: z.enum(['nothing', 'placeOnly']),
  asked: z.number(),
  /** The newest first. */
  days: z.array(z.object({ day: z.string(), asked: z.number() })),
  done: z.enum(['remedied', 'dismissed']).optional(),
})
const answerSchema = z.object({ misses: z.array(missSchema) })

/** A query that visitors asked and that found nothing, as the site counts it; `site` is a uid. */
export type CountedMiss = z.infer<typeof missSchema>

/** @returns `undefined` when there is no site to ask, or it does not answer */
export async function requestMisses(site: Settings['siteInternalPort']): Promise<readonly CountedMiss[] | undefined> {
  const answer = await askSite(site, 'search-misses')
  return answerSchema.safeParse(await answer?.json().catch(() => undefined)).data?.misses
}

/** Tells the site what was done about a query. @returns whether the site knows it now */
export async function reportMissRemedy(
  site: Settings['siteInternalPort'],
  miss: Pick<CountedMiss, 'site' | 'lang' | 'query'> & { readonly remedy: NonNullable<CountedMiss['done']> },
): Promise<boolean> {
  return (await askSite(site, 'search-misses/settled', miss)) !== undefined
}

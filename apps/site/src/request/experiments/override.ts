import {
  EXPERIMENT_ARMS,
  type ExperimentArm,
  isExperimentKey,
  MAX_EXPERIMENTS,
} from '@passepartout/content-model/experiments'
import { parseCookie, stringifySetCookie } from 'cookie'
import { parseAddress } from '../address/parse-address.ts'
import { decodeParameter, parameterOf } from '../address/query-parameters.ts'
import { addressWithoutParameter, type PreviewAction } from '../preview.ts'
import type { RequestFacts, Resolution } from '../resolve.ts'
import { type Visit, withInputs } from '../visit.ts'
import { type Arms, serializeArms } from './serialize-arms.ts'

/** The experiment override of a request (docs/decisions/035-experiments.md). */
export type Override =
  /** `?experimentOverride=hero:variant`: a session cookie, and a redirect to the clean address. */
  | { readonly kind: 'set'; readonly location: string; readonly headers: { readonly 'set-cookie': string } }
  /** Replaces the visitor's arms; a page uses only its own. */
  | { readonly kind: 'arms'; readonly arms: Arms }

const NAME = 'experimentOverride'

/** A fast check whether a request can have an override; most cannot. */
export function mentionsOverride({ url, cookie }: RequestFacts): boolean {
  return url.includes(`${NAME}=`) || cookie?.includes(`${NAME}=`) === true
}

/** For everybody outside production; in production only with a signed preview, whose answers are not shared. */
export function resolveOverride(
  facts: RequestFacts,
  resolution: Resolution,
  preview: PreviewAction,
): Override | undefined {
  if (!mentionsOverride(facts) || !('visit' in resolution)) return undefined
  if (resolution.visit.environment === 'production' && preview.kind !== 'open') return undefined
  const named = parameterOf(parseAddress(facts.url)?.search ?? '', NAME)
  if (named !== undefined) {
    const location = addressWithoutParameter(facts, resolution, NAME)
    return { kind: 'set', location, headers: { 'set-cookie': cookieOf(parseArms(decodeParameter(named)), facts) } }
  }
  const arms = parseArms(parseCookie(facts.cookie ?? '')[NAME] ?? '')
  return Object.keys(arms).length > 0 ? { kind: 'arms', arms } : undefined
}

/** The resolution with these arms instead of its visit's own. */
export function withOverride<T extends { readonly kind: string; readonly visit?: Visit }>(
  of: T,
  override: Override | undefined,
): T {
  if (override?.kind !== 'arms' || !of.visit) return of
  const { choice, arms } = of.visit
  const visit = withInputs(of.visit, { choice, arms: { ...arms, ...override.arms } })
  return { ...of, visit }
}

/** Ignores everything that is no arm of an experiment. */
function parseArms(text: string): Arms {
  const pairs = text.split(',', MAX_EXPERIMENTS).flatMap((pair): [string, ExperimentArm][] => {
    const [key, arm] = pair.split(':')
    const known = EXPERIMENT_ARMS.find((one) => one === arm)
    return isExperimentKey(key) && known ? [[key, known]] : []
  })
  return Object.fromEntries(pairs)
}

function cookieOf(arms: Arms, { protocol }: RequestFacts): string {
  const value = serializeArms(arms)
  const secure = protocol === 'https'
  const ended = value === '' ? { maxAge: 0 } : {}
  return stringifySetCookie({ name: NAME, value, path: '/', httpOnly: true, sameSite: 'lax', secure, ...ended })
}
